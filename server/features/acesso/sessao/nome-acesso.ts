import { z } from 'zod'
import { nomeAcesso } from '../../../../schema/rules/acesso/convite.input.js'
import { confirmacao } from '../../../../schema/rules/acesso/usuario.input.js'
import { optional } from '../../../../schema/rules/formats.js'
import { invalid, uniqueBy } from '../../../kernel/base/errors.js'
import { change, from } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import { auditEvent } from '../../../kernel/work/audit/audit.js'
import { useCase } from '../../../kernel/work/use-case.js'
import { confirmAgain } from './confirm-again.js'
import { sessionOnly } from './confirm-password.js'
import { signsInByTelephone } from './identifier.js'
import { readCurrentUser } from './sessao.queries.js'

const sameNome = uniqueBy(
  'credencial_nome_acesso',
  'nomeAcesso',
  'Alguém da igreja já entra com este nome. Escolha outro.',
)

/** @throws CONFLICT when another account of the church signs in with this name */
export async function refuseTakenNome(work: Writing, nome: string, idUsuario: number): Promise<void> {
  const other = await from(work, 'credencial')
    .select('idUsuario')
    .where('nomeAcesso', '=', nome)
    .where('idUsuario', '!=', idUsuario)
    .executeTakeFirst()
  if (other) throw sameNome()
}

/** Sets the name with which the person signs in, or takes it away. */
export const escolherNomeAcesso = useCase({
  action: 'eu.escrever',
  sessionOnly: true,
  input: z.object({ nomeAcesso: optional(nomeAcesso()), ...confirmacao }),
  // it decides how one signs in, so whoever finds an open session must not change it
  prepare: async (ctx, input) => void (await confirmAgain(ctx, input)),
  async run(work, { nomeAcesso }) {
    const { id, idCliente } = sessionOnly(work.ctx)
    const { email, telefoneUsuario } = await readCurrentUser(work, id, idCliente)
    if (!nomeAcesso && !email && !signsInByTelephone(telefoneUsuario))
      throw invalid({ nomeAcesso: 'Sem e-mail nem telefone, é com o nome que você entra. Escolha um.' })
    if (nomeAcesso) await refuseTakenNome(work, nomeAcesso, id)
    await change(work, 'credencial')
      .set({ nomeAcesso: nomeAcesso ?? null })
      .where('idUsuario', '=', id)
      .execute()
    await auditEvent(work, 'sessao.nomeAcesso', id, { nome_acesso: nomeAcesso ?? null })
    return readCurrentUser(work, id, idCliente)
  },
})
