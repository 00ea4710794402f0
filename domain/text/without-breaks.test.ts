import { expect, test } from 'vitest'
import { withoutBreaks } from './without-breaks.ts'

test('figures stay with their units, and a dash with the word before it', () => {
	const kept = (text: string) => withoutBreaks([{ text }])[0]?.text.replaceAll('\u00a0', '_')
	expect(kept('Una casa de 2 pisos para 16 personas')).toBe('Una casa de 2_pisos para 16_personas')
	expect(kept('En el km 10 de la vía Salento – Cocora')).toBe(
		'En el km_10_de la vía Salento_– Cocora',
	)
	expect(kept('$25.000 pesos, hasta 60. En 1801 pasó Humboldt')).toBe(
		'$25.000 pesos, hasta 60. En 1801 pasó Humboldt',
	)
})
