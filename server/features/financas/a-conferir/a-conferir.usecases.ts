import { sql } from 'kysely'
import { z } from 'zod'
import { conferirInput } from '../../../../schema/rules/financas/a-conferir.input.js'
import { notFound } from '../../../kernel/base/errors.js'
import { isUuid } from '../../../kernel/data/tenant/records.js'
import { readCase, useCase } from '../../../kernel/work/use-case.js'
import { listRows, stillExist } from './a-conferir.queries.js'

export const listOpenQuestions = readCase({
  action: 'entrada.escrever',
  input: z.object({}),
  run: ({ ctx, ...work }) => listRows({ ...work, idCliente: ctx.ownTenant(work.idCliente) }, ctx),
})

/**
 * What was written is right as it is: these questions wait no more. What the caller does not see stays.
 * @throws NOT_FOUND when the church has no such question
 */
export const marcarConferido = useCase({
  action: 'entrada.escrever',
  sessionOnly: true,
  input: conferirInput,
  async run({ ctx, db, idCliente }, { ids }) {
    const keys = ids.map((ref) => String(ref).toLowerCase())
    if (!(await stillExist({ db, idCliente }, keys))) throw notFound('Pergunta não encontrada.')
    const seen = (await listRows({ db, idCliente }, ctx)).filter(({ id, uuid }) =>
      keys.some((key) => (isUuid(key) ? key === uuid : key === String(id))),
    )
    await sql`
      update a_conferir set conferido_em = now(), conferido_por = ${ctx.actor?.id ?? null}, versao = versao + 1
      where id_cliente = ${idCliente} and id = any(${seen.map(({ id }) => id)}::int[]) and conferido_em is null`.execute(
      db,
    )
    return { message: seen.length === 1 ? 'Uma pergunta conferida.' : `${seen.length} perguntas conferidas.` }
  },
})
