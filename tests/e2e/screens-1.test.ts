import { describeScreensOf } from './every-screen.js'

describeScreensOf(import.meta.filename)
