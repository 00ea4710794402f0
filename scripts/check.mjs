import { install, runTool } from './prepare.mjs'

install('tools')
runTool('biome', ['check', '--write', '.'])
runTool('react-router', ['typegen'])
runTool('tsc', [])
