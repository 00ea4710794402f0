/** An .ico file that holds one PNG: a header of 6 bytes, one directory entry of 16, then the image. */
export function pngIco(png: Uint8Array, size: number): Uint8Array {
	const head = Buffer.alloc(22)
	head.writeUInt16LE(1, 2) // type: icon
	head.writeUInt16LE(1, 4) // one image
	head.writeUInt8(size, 6)
	head.writeUInt8(size, 7)
	head.writeUInt16LE(1, 10) // colour planes
	head.writeUInt16LE(32, 12) // bits per pixel
	head.writeUInt32LE(png.length, 14)
	head.writeUInt32LE(head.length, 18) // where the image begins
	return Buffer.concat([head, png])
}
