import { parentPort, workerData } from 'node:worker_threads'
import { invalid } from '../../../../kernel/base/errors.js'
import { decodeText } from '../../../../kernel/work/tables/decode.js'
import { answerOf } from '../../../../kernel/work/tables/thread-answer.js'
import { mapColumns } from '../linha/colunas.js'
import { withUnknown } from '../linha/desconhecidos.js'
import { leitorOfLines } from '../linha/linha.js'
import { orderPergunta, withOrders } from '../linha/ordens.js'
import { readCsv } from './csv.js'
import type { FileFormat } from './format.js'
import { readJson } from './json.js'
import type { Pedido, ReadFile } from './read.js'
import type { Table, TableLine } from './table.js'
import { readXlsx } from './xlsx.js'
import { readXml } from './xml.js'

/*
 * Reads one file in a worker thread, so that no other request waits: 50,000 rows take seconds, and a hostile file may
 * take longer. The rows are returned as JSON texts, which the database parses.
 */

const readers = { csv: readCsv, json: readJson, xml: readXml }

const tableOf = (format: FileFormat, data: Uint8Array): Table =>
  format === 'xlsx' ? readXlsx(data) : readers[format](decodeText(data) ?? '')

const perBatch = 2500

function readRequest(pedido: Pedido): ReadFile {
  const { colunas, linhas, avisos } = readTable(pedido)
  const remembered = pedido.lembrados.find((one) => JSON.stringify(one.colunas) === JSON.stringify(colunas))
  // what was left out stays left out
  const escolhas = pedido.escolhas.length ? pedido.escolhas : (remembered?.mapeamento ?? [])
  const mapeadas = mapColumns(colunas, escolhas, linhas, pedido.propostas !== null)
  const withDates = withOrders(linhas, mapeadas, pedido.escolhas, pedido.ordem)
  const mapeamento = pedido.propostas ? withUnknown(linhas, withDates, escolhas) : withDates
  const pergunta = pedido.propostas ? undefined : orderPergunta(mapeamento)
  if (pergunta) throw invalid({ ordemDatas: pergunta })
  const readLine = leitorOfLines(linhas, mapeamento, pedido.propostas)
  const lotes: string[] = []
  for (let start = 0; start < linhas.length; start += perBatch) {
    lotes.push(JSON.stringify(linhas.slice(start, start + perBatch).map(readLine)))
  }
  return { colunas, mapeamento, avisos, lotes }
}

function readTable(pedido: Pedido): Table {
  if ('data' in pedido) return tableOf(pedido.formato, pedido.data)
  return {
    colunas: pedido.colunas,
    linhas: pedido.lotes.flatMap((batch) => JSON.parse(batch) as TableLine[]),
    avisos: [],
  }
}

parentPort?.postMessage(answerOf(() => readRequest(workerData as Pedido)))
