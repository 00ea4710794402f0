import { clipped } from '#pictures/kit/paint.ts'
import { scene } from '#pictures/kit/scene.ts'
import { contour, ellipse, line, path, rect } from '#pictures/kit/shapes.ts'

const ink = {
	wall: '#2f6b68',
	shade: '#1d4a4a',
	table: '#e9b872',
	tableShade: '#a8672f',
	cream: '#fff3da',
	gold: '#f4b93a',
	caramel: '#c47a34',
	berry: '#8a2746',
	dark: '#4f1530',
}
const goblet = path('M330,110H850C850,380 780,560 620,600H560C400,560 330,380 330,110z', ink.cream)

/** Idea: the dessert is the valley in a glass, berry hills under cream peaks and a golden berry for a sun. */
export const dessert = scene('dessert', 'dawn', (canvas) => [
	rect(0, 0, 1200, 800, ink.wall),
	rect(0, 640, 1200, 160, ink.table),
	path('M600,740L1240,640H900L600,712z', ink.tableShade),
	path('M900,640C940,520 1010,400 1010,180H1240V640z', ink.shade),
	clipped(
		canvas,
		goblet,
		rect(320, 100, 540, 520, '#f8d38c'),
		ellipse(700, 226, 58, 58, '#e2762c'),
		path('M690,168A58,58 0 0 1 700,284A90,90 0 0 0 690,168z', '#b8501f'),
		path('M320,330L400,240L450,290L540,150L620,270L680,230L760,320L860,260V640H320z', ink.cream),
		path(
			'M540,150L560,230L530,290L580,360L560,420H680L760,320L680,230L620,270zM400,240L412,300L390,350L450,400V290z',
			'#dcc7a2',
		),
		contour(
			'320,640 320,400 320,400 430,360 540,410 650,370 760,420 860,380 860,380 860,640 860,640',
			ink.caramel,
		),
		contour(
			'320,640 320,450 320,450 420,470 540,430 680,470 860,430 860,430 860,640 860,640',
			ink.gold,
		),
		contour(
			'320,640 320,510 320,510 460,480 600,520 720,490 860,520 860,520 860,640 860,640',
			ink.berry,
		),
		contour('320,640 320,570 320,570 500,540 640,570 860,550 860,550 860,640 860,640', ink.dark),
		path('M760,110H850V600H620C740,540 770,330 760,110z', ink.dark, { opacity: 0.3 }),
	),
	line('M374,150C384,330 420,440 480,510', '#fff', 14, { opacity: 0.8 }),
	line('M330,110H850', ink.cream, 10),
	path('M568,590H612L620,690Q680,706 740,720H440Q500,706 560,690z', ink.cream),
	path('M600,590H612L620,690Q680,706 740,720H620z', ink.tableShade),
	// Mint for a palm.
	contour('760,112 700,60 690,0 740,40 776,100', '#6fae5a'),
	contour('776,108 790,40 850,-10 850,50 800,104', '#3f8050'),
])
