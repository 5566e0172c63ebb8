import { todayIn } from '../../../../schema/rules/dates.js'
import {
  comprovanteInput,
  minhasContribuicoesInput,
  reciboProprioRef,
} from '../../../../schema/rules/missoes/contribuicao.input.js'
import { notFound } from '../../../kernel/base/errors.js'
import { type ReadingWork, readCase } from '../../../kernel/work/use-case.js'
import { sessionOnly } from '../../acesso/sessao/index.js'
import { ownRecibo } from '../../financas/dizimo/index.js'
import { yearComprovante } from '../../financas/recibo/index.js'
import { lineOfYear, saysTheSame } from './comprovante.js'
import { inYear, listRows, partes } from './contribuicao.queries.js'

/** The current user's church and number. No API token reads what somebody gives. */
function own(work: ReadingWork) {
  const { id, idCliente } = sessionOnly(work.ctx)
  return { id, scope: { ...work, idCliente } }
}

/** What the current user gave under the own name. Nobody else reads it here, not even who reads all tithes. */
export const listOwnContribuicoes = readCase({
  action: 'contribuicao.lerProprias',
  personal: true,
  input: minhasContribuicoesInput,
  run(work, input) {
    const { id, scope } = own(work)
    return listRows(scope, id, input)
  },
})

export const readOwnRecibo = readCase({
  action: 'contribuicao.lerProprias',
  personal: true,
  input: reciboProprioRef,
  run(work, { id }) {
    own(work)
    return ownRecibo(work, id)
  },
})

/** The content of the yearly statement, and the receipt with its number, if one says the same. */
export const readComprovante = readCase({
  action: 'contribuicao.lerProprias',
  personal: true,
  input: comprovanteInput,
  async run(work, { ano }) {
    const { id, scope } = own(work)
    const { fusoHorario, ...quem } = await partes(scope, id)
    const linhas = (await inYear(scope, id, ano, todayIn(fusoHorario))).map(lineOfYear)
    if (linhas.length === 0) throw notFound(`Nenhuma contribuição sua registrada em ${ano}.`)
    const issued = await yearComprovante(scope, id, ano)
    const recibo = issued && saysTheSame(issued, linhas) ? issued : undefined
    return { ...quem, fusoHorario, idCliente: scope.idCliente, ano, linhas, recibo }
  },
})

export type Comprovante = Awaited<ReturnType<typeof readComprovante>>
