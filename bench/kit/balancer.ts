import { connect, createServer } from 'node:net'
import { pipeline } from 'node:stream'

/** A round-robin TCP proxy: `balancer.ts PORT TARGET_PORT…`. */
const [port, ...targets] = process.argv.slice(2).map(Number)
let turn = 0

createServer((visitor) => {
	const target = connect(targets[turn++ % targets.length] as number, '127.0.0.1')
	for (const socket of [visitor, target]) socket.setNoDelay()
	const ignore = () => {}
	pipeline(visitor, target, ignore)
	pipeline(target, visitor, ignore)
}).listen(port, '127.0.0.1')
