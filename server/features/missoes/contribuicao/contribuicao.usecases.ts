import { todayIn } from '../../../kernel/dates.js'
import { notFound } from '../../../kernel/errors.js'
import { type ReadingWork, readCase } from '../../../kernel/use-case.js'
import { sessionOnly } from '../../acesso/sessao/index.js'
import { reciboProprio } from '../../financas/dizimo/index.js'
import { comprovanteDoAno } from '../../financas/recibo/index.js'
import { linhaDoAno } from './comprovante.js'
import { comprovanteInput, minhasContribuicoesInput, reciboProprioRef } from './contribuicao.input.js'
import { doAno, listar, partes } from './contribuicao.queries.js'

/** The current user's church and number. No API token reads what somebody gives. */
function own(work: ReadingWork) {
  const { id, idCliente } = sessionOnly(work.ctx)
  return { id, scope: { ...work, idCliente } }
}

/** What the current user gave under the own name. Nobody else reads it here, not even who reads all tithes. */
export const listarMinhasContribuicoes = readCase({
  action: 'contribuicao.lerProprias',
  personal: true,
  input: minhasContribuicoesInput,
  run(work, input) {
    const { id, scope } = own(work)
    return listar(scope, id, input)
  },
})

export const lerMeuRecibo = readCase({
  action: 'contribuicao.lerProprias',
  personal: true,
  input: reciboProprioRef,
  run(work, { id }) {
    own(work)
    return reciboProprio(work, id)
  },
})

/** The content of the yearly statement, and its receipt, if it has a number. */
export const lerComprovante = readCase({
  action: 'contribuicao.lerProprias',
  personal: true,
  input: comprovanteInput,
  async run(work, { ano }) {
    const { id, scope } = own(work)
    const { fusoHorario, ...quem } = await partes(scope, id)
    const linhas = await doAno(scope, id, ano, todayIn(fusoHorario))
    if (linhas.length === 0) throw notFound(`Nenhuma contribuição sua registrada em ${ano}.`)
    // the numbered one, if it was issued and nothing changed since
    const recibo = await comprovanteDoAno(scope, id, ano)
    return { ...quem, fusoHorario, idCliente: scope.idCliente, ano, linhas: linhas.map(linhaDoAno), recibo }
  },
})

export type Comprovante = Awaited<ReturnType<typeof lerComprovante>>
