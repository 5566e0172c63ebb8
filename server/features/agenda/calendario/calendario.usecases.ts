import { z } from 'zod'
import { dateOnly } from '../../../../schema/rules/formats.js'
import { encrypt, hashToken } from '../../../kernel/base/crypto.js'
import { conflict, invalid } from '../../../kernel/base/errors.js'
import { newAddressToken } from '../../../kernel/data/tenant/address-token.js'
import { change } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import { auditEvent } from '../../../kernel/work/audit/audit.js'
import { readCase, useCase } from '../../../kernel/work/use-case.js'
import { fusoOf } from '../../acesso/cliente/index.js'
import { sealedCase, sessionOnly } from '../../acesso/sessao/index.js'
import { type EnderecoCalendarioRow, enderecoOf, entradas } from './calendario.queries.js'
import { daysOf } from './calendario.rules.js'
import { EnderecoCalendario } from './endereco-calendario.entity.js'

/** A quarter and the days around it; longer periods are not useful. */
const mostDays = 100

/** Entries of one church in these days that the person may read. */
export const readCalendario = readCase({
  action: 'calendario.ler',
  input: z.object({ de: dateOnly(), ate: dateOnly() }),
  async run({ ctx, ...reading }, { de, ate }) {
    if (ate < de) throw invalid({ ate: 'O último dia não pode ser antes do primeiro.' })
    if (daysOf(de, ate) > mostDays) throw invalid({ ate: `Peça no máximo ${mostDays} dias de cada vez.` })
    const idCliente = ctx.ownTenant(reading.idCliente)
    return entradas(ctx, { ...reading, idCliente }, { de, ate, fuso: await fusoOf(ctx, idCliente) })
  },
})

const nothing = z.object({})

/** The current user's calendar address, if there is one. */
export const readEnderecoCalendario = readCase({
  action: 'calendario.assinar',
  input: nothing,
  async run({ ctx, ...work }) {
    const { id, idCliente } = sessionOnly(ctx)
    return (await enderecoOf({ ...work, idCliente }, id)) ?? null
  },
})

/** Creates a new address; the previous one stops working. The address is returned only here. */
export const criarEnderecoCalendario = sealedCase<typeof nothing, { url: string; endereco: EnderecoCalendarioRow }>(
  useCase({
    action: 'calendario.assinar',
    sessionOnly: true,
    input: nothing,
    async run(work) {
      const { ctx, em, idCliente } = work
      // a leaked API token must not create an address that outlives it
      const { id: idUsuario } = sessionOnly(ctx)
      await revoke(work, [idUsuario])
      const token = newAddressToken(idCliente)
      const created = em.create(EnderecoCalendario, { idCliente, idUsuario, hash: hashToken(token) })
      await em.flush()
      await auditEvent(work, 'calendario.criarEndereco', idUsuario, { id: created.id })
      const endereco = await enderecoOf(work, idUsuario)
      const url = `${ctx.services.config.publicUrl}/api/calendario/${token}.ics`
      return encrypt(ctx.services.secretKey, JSON.stringify({ url, endereco }))
    },
  }),
)

export const revogarEnderecoCalendario = useCase({
  action: 'calendario.revogar',
  input: nothing,
  async run(work) {
    const { id } = sessionOnly(work.ctx)
    if (!(await revoke(work, [id]))) throw conflict('Você não tem um endereço de calendário.')
    await auditEvent(work, 'calendario.revogarEndereco', id)
    return { message: 'O endereço do calendário foi revogado.' }
  },
})

/** @returns whether the person had an address */
export async function revoke(work: Writing, people: readonly number[]): Promise<boolean> {
  const { numUpdatedRows } = await change(work, 'endereco_calendario')
    .set({ revogadoEm: new Date() })
    .where('idUsuario', 'in', people)
    .where('revogadoEm', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
