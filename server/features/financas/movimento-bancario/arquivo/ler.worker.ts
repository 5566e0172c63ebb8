import { parentPort, workerData } from 'node:worker_threads'
import { answerOf } from '../../../../kernel/work/tables/thread-answer.js'
import { readFile } from './arquivo.js'
import type { Pedido } from './ler.js'

/* Reads one file in a thread, so that no other request waits: 5 MB take a second. */

parentPort?.postMessage(answerOf(() => readFile(workerData as Pedido)))
