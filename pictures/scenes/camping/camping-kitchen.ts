import { scene } from '#pictures/kit/scene.ts'
import { ellipse, line, path, rect } from '#pictures/kit/shapes.ts'

const ink = {
	night: '#1b3a50',
	dark: '#0b1a22',
	beam: '#f4c25e',
	lit: '#fff1cb',
	brown: '#9a5a2a',
	red: '#c8502f',
	shade: '#6a2820',
	skin: '#a5683f',
}

/** Idea: the only lamp in the kitchen is on the cook's forehead, and it sees nothing but the soup. */
export const campingKitchen = scene('camping-kitchen', 'night', () => [
	rect(0, 0, 1200, 800, ink.night),
	line('M700,60h0M820,150h0M930,70h0M1010,190h0M620,130h0M760,220h0M1040,100h0', ink.lit, 6),
	path('M0,0H1200V60L560,-20L0,210z', ink.dark),
	rect(1096, 0, 44, 800, ink.dark),
	path('M0,690H1200V800H0z', ink.dark),
	path('M452,226L1100,573V690H600z', ink.beam),
	path('M600,690H964L1100,800H540z', ink.brown),
	pot(),
	child(),
	cook(),
])

function pot(): string {
	return [
		path('M640,520H930V720Q785,760 640,720z', ink.dark),
		path('M640,520H900L930,560V700Q900,736 640,720z', ink.brown),
		path('M640,520H700V728Q660,726 640,716z', ink.lit),
		ellipse(785, 520, 156, 40, ink.dark),
		ellipse(785, 514, 156, 40, ink.lit),
		ellipse(785, 518, 138, 31, ink.red),
		line('M630,570H596M940,570H974', ink.dark, 26),
		line('M770,490C730,440 800,410 756,350M850,500C820,456 870,440 846,410', '#fffaf0', 24),
	].join('')
}

/** Waits at the edge of the light with a bowl. */
function child(): string {
	return [
		path('M1010,800C1010,690 1040,630 1110,620L1200,640V800z', ink.shade),
		path(
			'M1040,470C1010,480 1004,520 1012,540L996,566L1014,574C1012,610 1030,626 1070,620L1120,640V470z',
			ink.skin,
		),
		path(
			'M1030,476C1030,410 1090,380 1140,400C1200,420 1200,560 1160,640H1110C1100,600 1080,590 1080,540C1076,510 1056,500 1030,476z',
			ink.dark,
		),
		line('M1070,720L990,690L950,664', ink.shade, 54),
		path('M850,622H1000Q994,690 940,694H908Q858,690 850,622z', ink.lit),
		path('M940,622H1000Q994,690 940,694H908Q950,680 940,622z', ink.brown),
		line('M1000,672L960,656', ink.skin, 30),
	].join('')
}

function cook(): string {
	return [
		path('M0,420C120,400 260,440 330,520C380,590 400,700 410,800H0z', ink.shade),
		path('M250,400L300,520L400,470L390,380z', '#6d4028'),
		path('M214,240H300V400C240,400 204,330 214,240z', ink.dark),
		path(
			'M300,180C380,160 440,190 446,250L444,290L486,352L456,364L460,388L444,398L448,424Q440,452 396,446L330,430L260,360z',
			ink.skin,
		),
		path(
			'M446,250L444,290L486,352L456,364L460,388L444,398L448,424Q440,452 412,448C420,400 400,330 420,250z',
			'#d2935c',
		),
		path(
			'M214,300C190,190 260,110 350,120C420,128 448,180 450,226L236,262C250,320 290,330 330,300L336,372C300,420 240,400 214,300z',
			ink.dark,
		),
		path('M212,254C206,160 280,90 356,104C424,116 452,170 456,214L214,258z', ink.red),
		line('M214,250L452,208', ink.dark, 24),
		rect(438, 186, 40, 52, ink.lit, { rx: 10, transform: 'rotate(14 458 212)' }),
		path(
			'M200,500C290,480 350,540 380,640L420,650L566,520L630,590C560,690 470,770 400,770C320,760 250,660 200,500z',
			ink.shade,
		),
		path('M420,650L566,520L618,574C540,670 470,730 410,740C400,710 404,680 420,650z', ink.red),
		line('M612,600L700,430', ink.brown, 18),
		path(
			'M566,516C590,490 640,490 660,516C666,550 640,590 606,594C576,590 556,550 566,516z',
			'#d2935c',
		),
		line('M606,594C640,590 666,550 660,516', ink.skin, 14),
	].join('')
}
