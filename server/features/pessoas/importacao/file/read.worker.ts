import { parentPort, workerData } from 'node:worker_threads'
import { invalid } from '../../../../kernel/errors.js'
import { decodeText } from '../../../../kernel/tables/decode.js'
import { answerOf } from '../../../../kernel/tables/thread-answer.js'
import { mapear } from '../colunas.js'
import { leitorDeLinhas } from '../linha.js'
import { comOrdens, perguntaDaOrdem } from '../ordens.js'
import { readCsv } from './csv.js'
import type { Formato } from './format.js'
import { readJson } from './json.js'
import type { Lido, Pedido } from './read.js'
import type { Linha, Tabela } from './table.js'
import { readXlsx } from './xlsx.js'
import { readXml } from './xml.js'

/*
 * Reads one file in a worker thread, so that no other request waits: 50,000 rows take seconds, and a hostile file may
 * take longer. The rows are returned as JSON texts, which the database parses.
 */

const readers = { csv: readCsv, json: readJson, xml: readXml }

const tableOf = (formato: Formato, data: Uint8Array): Tabela =>
  formato === 'xlsx' ? readXlsx(data) : readers[formato](decodeText(data) ?? '')

const perLote = 2500

function lido(pedido: Pedido): Lido {
  const { colunas, linhas, avisos } = tabela(pedido)
  const lembrado = pedido.lembrados.find((one) => JSON.stringify(one.colunas) === JSON.stringify(colunas))
  const escolhas = pedido.escolhas.length
    ? pedido.escolhas
    : (lembrado?.mapeamento.filter(({ campo }) => campo !== null) ?? [])
  // over REST nobody could give a column to its field
  const mapeadas = mapear(colunas, escolhas, pedido.propostas ? linhas : [])
  const mapeamento = comOrdens(linhas, mapeadas, pedido.escolhas, pedido.ordem)
  const pergunta = pedido.propostas ? undefined : perguntaDaOrdem(mapeamento)
  if (pergunta) throw invalid({ ordemDatas: pergunta })
  const readLinha = leitorDeLinhas(linhas, mapeamento, pedido.propostas)
  const lotes: string[] = []
  for (let start = 0; start < linhas.length; start += perLote) {
    lotes.push(JSON.stringify(linhas.slice(start, start + perLote).map(readLinha)))
  }
  return { colunas, mapeamento, avisos, lotes }
}

function tabela(pedido: Pedido): Tabela {
  if ('data' in pedido) return tableOf(pedido.formato, pedido.data)
  return { colunas: pedido.colunas, linhas: pedido.lotes.flatMap((lote) => JSON.parse(lote) as Linha[]), avisos: [] }
}

parentPort?.postMessage(answerOf(() => lido(workerData as Pedido)))
