import { sql } from 'kysely'
import type { z } from 'zod'
import { instantIn } from '../../../kernel/dates.js'
import { searchPatterns } from '../../../kernel/pagination.js'
import { listOf } from '../../../kernel/tenant/list.js'
import { from, isRecord } from '../../../kernel/tenant/records.js'
import type { Reading } from '../../../kernel/tenant/session.js'
import type { listarAuditoriaInput } from './auditoria.input.js'

/** The audit log, the latest first. @param fuso time zone of the days in the filter */
export async function listar(work: Reading, input: z.output<typeof listarAuditoriaInput>, fuso: string) {
  const { filtro } = input
  let query = from(work, 'auditoria').leftJoin('usuario', (join) =>
    join.onRef('usuario.id', '=', 'auditoria.idUsuario').onRef('usuario.idCliente', '=', 'auditoria.idCliente'),
  )
  if (filtro?.idUsuario) query = query.where(isRecord('usuario', filtro.idUsuario))
  if (filtro?.tabela) query = query.where('auditoria.tabela', '=', filtro.tabela)
  if (filtro?.idRegistro) query = query.where('auditoria.idRegistro', '=', filtro.idRegistro)
  if (filtro?.operacao) query = query.where('auditoria.operacao', '=', filtro.operacao)
  if (filtro?.de) query = query.where('auditoria.quando', '>=', new Date(instantIn(fuso, filtro.de)))
  if (filtro?.ate) query = query.where('auditoria.quando', '<', after(instantIn(fuso, filtro.ate, true)))
  for (const pattern of searchPatterns(input.busca))
    query = query.where(sql<boolean>`(lower(auditoria.acao) like ${pattern} or usuario.busca like ${pattern})`)
  const sorted = query
    .select([
      'auditoria.id',
      'auditoria.idCliente',
      'auditoria.quando',
      'auditoria.idUsuario',
      'usuario.name as nomeUsuario',
      'auditoria.acao',
      'auditoria.requisicao',
      'auditoria.tabela',
      'auditoria.idRegistro',
      'auditoria.operacao',
      'auditoria.antes',
      'auditoria.depois',
    ])
    .orderBy('auditoria.id', 'desc')
  return listOf(input, sorted, query)
}

/** A day's last minute is over a minute later. */
const after = (minute: string): Date => new Date(Date.parse(minute) + 60_000)
