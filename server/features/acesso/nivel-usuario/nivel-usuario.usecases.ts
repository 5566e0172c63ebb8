import { LockMode } from '@mikro-orm/core'
import { z } from 'zod'
import { atualizarNivelUsuarioInput } from '../../../../schema/rules/acesso/nivel-usuario.input.js'
import { normaliseText } from '../../../../schema/rules/folding.js'
import { listInput } from '../../../../schema/rules/pagination.js'
import { invalid } from '../../../kernel/base/errors.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { readCase, useCase } from '../../../kernel/work/use-case.js'
import { NivelUsuario } from './nivel-usuario.entity.js'
import { listRows } from './nivel-usuario.queries.js'

/** Only the platform sees the platform's own level. */
async function visible(work: Reading & { ctx: Context }, idCliente: number) {
  const levels = await listRows(work, idCliente)
  return levels.filter(({ acoes }) => !acoes.includes('plataforma.operar') || work.ctx.can('plataforma.operar'))
}

export const listNiveisUsuario = readCase({
  action: 'nivelUsuario.ler',
  input: z.object(listInput),
  async run(work, { limit, offset, busca }) {
    const levels = await visible(work, work.ctx.ownTenant(work.idCliente))
    const sought = normaliseText(busca ?? '')
    const found = levels.filter(({ nome }) => normaliseText(nome).includes(sought))
    const rows = found.slice(offset, offset + (limit ?? found.length))
    return { rows, total: found.length, hasMore: offset + rows.length < found.length, offset }
  },
})

export const atualizarNivelUsuario = useCase({
  action: 'nivelUsuario.escrever',
  input: atualizarNivelUsuarioInput,
  async run(work, { perfil, nome }) {
    const { em, idCliente } = work
    const level = (await visible(work, idCliente)).find((row) => row.perfil === perfil)
    if (!level) throw invalid({ perfil: 'Perfil não encontrado.' })
    const own = await em.findOne(NivelUsuario, { idCliente, perfil }, { lockMode: LockMode.PESSIMISTIC_WRITE })
    const usual = nome === '' || nome === level.nomePadrao
    if (own && usual) em.remove(own)
    else if (own) own.nome = nome
    else if (!usual) em.create(NivelUsuario, { idCliente, perfil, nome })
    await em.flush()
    return { ...level, nome: usual ? level.nomePadrao : nome }
  },
})
