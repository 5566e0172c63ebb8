import type { Services } from '../../../kernel/work/context/context.js'
import { devolucaoOf, readPix } from './api-pix.rules.js'
import { type Acesso, bankCalls } from './bank-calls.js'
import { type PixProvider, ProviderFailed } from './provedor.js'

/** How long an answer of the bank may take, when nobody waits at a screen. */
const timeLimit = 8_000

/** The central bank's API for Pix (2.9.0), as banks offer it. */
export function apiPix(services: Pick<Services, 'config'>, acesso: Acesso, timeoutMs = timeLimit): PixProvider {
  const call = bankCalls(services, acesso, timeoutMs)
  return {
    async criarCobranca({ txid, valor, segundos, chave, texto }) {
      const body = {
        calendario: { expiracao: segundos },
        valor: { original: valor },
        chave,
        solicitacaoPagador: texto.slice(0, 140),
      }
      const made = ((await call(`/cob/${txid}`, { method: 'PUT', body })) ?? {}) as Record<string, unknown>
      const copiaECola = made.pixCopiaECola
      if (made.txid !== txid || typeof copiaECola !== 'string' || copiaECola.length > 512)
        throw new ProviderFailed('O banco não devolveu o código da cobrança.')
      return { txid, copiaECola }
    },
    async cancelarCobranca(txid) {
      try {
        await call(`/cob/${txid}`, { method: 'PATCH', body: { status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR' } })
      } catch (error) {
        // 400, 404 and 422: it is paid, over or unknown, so nobody can pay it either
        const over = error instanceof ProviderFailed && [400, 404, 409, 422].includes(error.status ?? 0)
        if (!over) throw error
      }
    },
    async recebidos(inicio, fim, pagina) {
      const query = new URLSearchParams({
        inicio: inicio.toISOString(),
        fim: fim.toISOString(),
        'paginacao.paginaAtual': String(pagina),
        'paginacao.itensPorPagina': '100',
      })
      const page = ((await call(`/pix?${query}`)) ?? {}) as {
        pix?: unknown
        parametros?: { paginacao?: { quantidadeDePaginas?: unknown } }
      }
      const all: unknown[] = Array.isArray(page.pix) ? page.pix : []
      const pix = all.flatMap((one) => readPix(one) ?? [])
      const paginas = Number(page.parametros?.paginacao?.quantidadeDePaginas ?? 1)
      return { pix, paginas: Number.isInteger(paginas) ? paginas : 1, ilegiveis: all.length - pix.length }
    },
    async recebido(endToEndId) {
      const found = await call(`/pix/${endToEndId}`, { notFound: true })
      const pix = readPix(found)
      if (found !== undefined && pix?.endToEndId !== endToEndId)
        throw new ProviderFailed('O banco devolveu outro Pix do que o pedido.')
      return pix
    },
    async devolver(endToEndId, id, valor) {
      const made = devolucaoOf(await call(`/pix/${endToEndId}/devolucao/${id}`, { method: 'PUT', body: { valor } }))
      if (made?.id !== id) throw new ProviderFailed('A resposta do banco não pôde ser lida.')
      return made
    },
    async configurarAviso(chave, url) {
      // Efí wants a certificate of who takes its notices, or this; the secret in the address does for both. Others do not
      // read it.
      const headers = { 'x-skip-mtls-checking': 'true' }
      await call(`/webhook/${encodeURIComponent(chave)}`, { method: 'PUT', body: { webhookUrl: url }, headers })
    },
  }
}
