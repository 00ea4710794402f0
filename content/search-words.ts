/** For search engines: what pages say in their structured data alone. */
const es = {
	onRequest: 'Precios a solicitud',
	cuisine: 'Trucha, cocina colombiana',
	valley: 'Valle de Cocora',
}

const en = {
	onRequest: 'Prices on request',
	cuisine: 'Trout, Colombian cooking',
	valley: 'Cocora valley',
} satisfies typeof es

export const searchWords = { es, en }
