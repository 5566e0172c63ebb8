import { sql } from 'kysely'
import { z } from 'zod'
import { notFound } from '../../../kernel/errors.js'
import { isUuid } from '../../../kernel/tenant/records.js'
import { readCase, useCase } from '../../../kernel/use-case.js'
import { conferirInput } from './a-conferir.input.js'
import { existem, listar } from './a-conferir.queries.js'

export const listarAConferir = readCase({
  action: 'entrada.escrever',
  input: z.object({}),
  run: ({ ctx, ...work }) => listar({ ...work, idCliente: ctx.ownTenant(work.idCliente) }, ctx),
})

/**
 * What was written is right as it is: these questions wait no more. What the caller does not see stays.
 * @throws NOT_FOUND when the church has no such question
 */
export const marcarConferido = useCase({
  action: 'entrada.escrever',
  sessionOnly: true,
  named: { ids: 'a_conferir' },
  input: conferirInput,
  async run({ ctx, db, idCliente }, { ids }) {
    const keys = ids.map((ref) => String(ref).toLowerCase())
    if (!(await existem({ db, idCliente }, keys))) throw notFound('Pergunta não encontrada.')
    const vistas = (await listar({ db, idCliente }, ctx)).filter(({ id, uuid }) =>
      keys.some((key) => (isUuid(key) ? key === uuid : key === String(id))),
    )
    await sql`
      update a_conferir set conferido_em = now(), conferido_por = ${ctx.actor?.id ?? null}, versao = versao + 1
      where id_cliente = ${idCliente} and id = any(${vistas.map(({ id }) => id)}::int[]) and conferido_em is null`.execute(
      db,
    )
    return { message: vistas.length === 1 ? 'Uma pergunta conferida.' : `${vistas.length} perguntas conferidas.` }
  },
})
