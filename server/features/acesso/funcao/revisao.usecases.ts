import { sql } from 'kysely'
import { z } from 'zod'
import { retirarFuncaoInput } from '../../../../schema/rules/acesso/funcao.input.js'
import { confirmacao } from '../../../../schema/rules/acesso/usuario.input.js'
import { recordRef } from '../../../../schema/rules/formats.js'
import { conflict, notFound } from '../../../kernel/base/errors.js'
import { change, idOf, isRecord, type RecordRef, recordToChange, saved } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import { readCase, useCase } from '../../../kernel/work/use-case.js'
import { confirmAgain } from '../sessao/index.js'
import { Funcao } from './funcao.entity.js'
import { read } from './funcao.queries.js'
import { missing } from './funcao.usecases.js'
import { funcoesToReview, limitOf, limitsToReview } from './revisao.queries.js'
import { noLimitText } from './revisao.rules.js'

const limitInput = z.object({ idUsuario: recordRef(), ...confirmacao })

const noLimitAnymore = () => conflict('Esta pessoa já não tem limite.')

/** What the change to rights as a union has kept of before, and no administrator has looked at yet. */
export const readAcessosToReview = readCase({
  action: 'funcao.escrever',
  input: z.object({}),
  async run(work) {
    const church = { ...work, idCliente: work.ctx.ownTenant(work.idCliente) }
    return { funcoes: await funcoesToReview(church), limites: await limitsToReview(church) }
  },
})

/** Keeps a function of before: it is one like the others from now on. */
export const manterFuncao = useCase({
  action: 'funcao.escrever',
  sessionOnly: true,
  record: 'funcao',
  input: retirarFuncaoInput,
  prepare: confirmAgain,
  async run(work, { id }) {
    const funcao = await recordToChange(work, Funcao, id, { missing })
    funcao.aRevisar = false
    return saved(work, funcao, read)
  },
})

/** @throws NOT_FOUND when this church has no such person */
async function requirePerson(work: Writing, ref: RecordRef): Promise<void> {
  if ((await idOf(work, 'usuario', ref)) === null) throw notFound('Pessoa não encontrada.')
}

/** Keeps the limit of a person. */
export const manterLimite = useCase({
  action: 'funcao.escrever',
  sessionOnly: true,
  record: 'usuario',
  input: limitInput,
  prepare: confirmAgain,
  async run(work, { idUsuario }) {
    await requirePerson(work, idUsuario)
    const { numUpdatedRows } = await change(work, 'usuario')
      .set({ limiteAcesso: sql`jsonb_set(limite_acesso, '{revisado}', 'true')` })
      .where(isRecord('usuario', idUsuario))
      .where('limiteAcesso', 'is not', null)
      .executeTakeFirstOrThrow()
    if (!numUpdatedRows) throw noLimitAnymore()
    return { message: 'O limite fica.' }
  },
})

/** Lifts the limit of a person, who gets what the perfil gives in this church. Says what that adds. */
export const retirarLimite = useCase({
  action: 'funcao.escrever',
  sessionOnly: true,
  record: 'usuario',
  input: limitInput,
  prepare: confirmAgain,
  async run(work, { idUsuario }) {
    await requirePerson(work, idUsuario)
    const limit = await limitOf(work, idUsuario)
    if (!limit) throw noLimitAnymore()
    await change(work, 'usuario').set({ limiteAcesso: null }).where('id', '=', limit.pessoa.id).execute()
    return { message: noLimitText(limit.pessoa.name, limit.acrescenta) }
  },
})

/** The home page of administrators stops telling that the access of the church has changed. */
export const entenderMudancaDoAcesso = useCase({
  action: 'funcao.escrever',
  sessionOnly: true,
  input: z.object({}),
  async run(work) {
    await change(work, 'cliente').set({ acessoMudouEm: null }).where('acessoMudouEm', 'is not', null).execute()
    return { message: 'Este aviso não será mais mostrado.' }
  },
})
