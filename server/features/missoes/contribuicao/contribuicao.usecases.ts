import { todayIn } from '../../../kernel/dates.js'
import { notFound } from '../../../kernel/errors.js'
import { type ReadingWork, readCase } from '../../../kernel/use-case.js'
import { sessionOnly } from '../../acesso/sessao/index.js'
import { reciboProprio } from '../../financas/dizimo/index.js'
import { comprovanteDoAno } from '../../financas/recibo/index.js'
import { dizOMesmo, linhaDoAno } from './comprovante.js'
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

/** The content of the yearly statement, and the receipt with its number, if one says the same. */
export const lerComprovante = readCase({
  action: 'contribuicao.lerProprias',
  personal: true,
  input: comprovanteInput,
  async run(work, { ano }) {
    const { id, scope } = own(work)
    const { fusoHorario, ...quem } = await partes(scope, id)
    const linhas = (await doAno(scope, id, ano, todayIn(fusoHorario))).map(linhaDoAno)
    if (linhas.length === 0) throw notFound(`Nenhuma contribuição sua registrada em ${ano}.`)
    const emitido = await comprovanteDoAno(scope, id, ano)
    const recibo = emitido && dizOMesmo(emitido, linhas) ? emitido : undefined
    return { ...quem, fusoHorario, idCliente: scope.idCliente, ano, linhas, recibo }
  },
})

export type Comprovante = Awaited<ReturnType<typeof lerComprovante>>
