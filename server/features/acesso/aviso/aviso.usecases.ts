import { sql } from 'kysely'
import { z } from 'zod'
import {
  aparelhoInput,
  aparelhoRef,
  escolherAvisoInput,
  silencioInput,
} from '../../../../schema/rules/acesso/aviso.input.js'
import { hashToken } from '../../../kernel/base/crypto.js'
import { conflict, invalid, notFound } from '../../../kernel/base/errors.js'
import { from, removeFrom } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { readCase, useCase } from '../../../kernel/work/use-case.js'
import { sessionOnly } from '../sessao/index.js'
import { byPush } from './avisar.js'
import { aparelhosOf, preferencias, saveChannels, saveQuietHours } from './aviso.queries.js'
import { channelsOf, defaultQuietHours, isPushAddress } from './aviso.rules.js'
import { areValidChaves, sealInscricao } from './inscricao.js'
import { avisoDeTeste, tipos } from './tipos.js'
import { vapidKeys } from './vapid.js'

const nothing = z.object({})
const noDevice = 'Aparelho não encontrado.'

/** Maximum number of devices of one person; the ones registered longest ago go first. */
const mostDevices = 20

/** The kinds of notices that the current user may get. */
const tiposOf = (ctx: Context) => tipos(ctx.services).filter(({ action }) => ctx.can(action))

async function readAvisos(work: Pick<Writing, 'db'> & { ctx: Context }) {
  const { ctx, db } = work
  const { id, idCliente, sessao } = sessionOnly(ctx)
  const own = { db, idCliente }
  const chosen = await preferencias(own, id)
  const devices = await aparelhosOf(own, id)
  return {
    chavePublica: vapidKeys(ctx.services).publicKey,
    silencioDe: chosen ? chosen.silencioDe : defaultQuietHours.de,
    silencioAte: chosen ? chosen.silencioAte : defaultQuietHours.ate,
    tipos: tiposOf(ctx).map((kind) => ({
      tipo: kind.name,
      nome: kind.title,
      descricao: kind.description,
      ...channelsOf(kind, chosen?.canais[kind.name]),
    })),
    aparelhos: devices.map((device) => ({ ...device, atual: device.sessao === sessao })),
  }
}

/** How the current user is notified, and on which devices. */
export const meusAvisos = readCase({
  action: 'eu.ler',
  personal: true,
  input: nothing,
  run: (work) => readAvisos(work),
})

export const escolherAviso = useCase({
  action: 'eu.escrever',
  sessionOnly: true,
  input: escolherAvisoInput,
  async run(work, { tipo, push, email }) {
    if (!tiposOf(work.ctx).some(({ name }) => name === tipo)) throw invalid({ tipo: 'Escolha um aviso da lista.' })
    const given = Object.entries({ push, email }).filter(([, value]) => typeof value === 'boolean')
    await saveChannels(work, sessionOnly(work.ctx).id, tipo, Object.fromEntries(given))
    return readAvisos(work)
  },
})

export const alterarSilencio = useCase({
  action: 'eu.escrever',
  sessionOnly: true,
  input: silencioInput,
  async run(work, { de, ate }) {
    await saveQuietHours(work, sessionOnly(work.ctx).id, de ?? null, ate ?? null)
    return readAvisos(work)
  },
})

/** Registers the browser of this session. One browser belongs to the person who registered it last. */
export const registrarAparelho = useCase({
  action: 'eu.escrever',
  sessionOnly: true,
  input: aparelhoInput,
  async run(work, inscricao) {
    const { ctx, idCliente } = work
    const { id, sessao } = sessionOnly(ctx)
    if (!isPushAddress(inscricao.endereco, ctx.services.config.pushHosts))
      throw invalid({ endereco: 'Este navegador usa um serviço de avisos que não conhecemos.' })
    if (!areValidChaves(inscricao)) throw invalid({ p256dh: 'As chaves do navegador não são válidas.' })
    const { dispositivo } = await from(work, 'sessao')
      .select('dispositivo')
      .where('uuid', '=', sessao ?? '')
      .executeTakeFirstOrThrow()
    // the browser was given another address
    await removeFrom(work, 'aparelho')
      .where('sessao', '=', sessao ?? '')
      .execute()
    await sql`
      insert into aparelho as a (id_cliente, id_usuario, sessao, endereco_hash, cifrado, dispositivo)
      values (${idCliente}, ${id}, ${sessao}, ${hashToken(inscricao.endereco)}, ${sealInscricao(ctx.services, inscricao)}, ${dispositivo})
      on conflict (id_cliente, endereco_hash) do update set id_usuario = excluded.id_usuario, sessao = excluded.sessao,
        cifrado = excluded.cifrado, dispositivo = excluded.dispositivo, updated_at = excluded.updated_at, versao = a.versao + 1`.execute(
      work.db,
    )
    const oldest = (await aparelhosOf(work, id)).slice(mostDevices).map((device) => device.id)
    if (oldest.length) await removeFrom(work, 'aparelho').where('id', 'in', oldest).execute()
    return readAvisos(work)
  },
})

export const removerAparelho = useCase({
  action: 'eu.escrever',
  sessionOnly: true,
  input: aparelhoRef,
  async run(work, { uuid }) {
    const own = removeFrom(work, 'aparelho').where('idUsuario', '=', sessionOnly(work.ctx).id)
    const { numDeletedRows } = await own.where('uuid', '=', uuid).executeTakeFirst()
    if (numDeletedRows === 0n) throw notFound(noDevice)
    return readAvisos(work)
  },
})

/** Sends a notice to the current user's devices at once. */
export const testarAviso = useCase({
  action: 'eu.escrever',
  sessionOnly: true,
  input: nothing,
  async run(work) {
    const { ctx } = work
    const { id, name } = sessionOnly(ctx)
    if (!(await aparelhosOf(work, id)).length) throw conflict('Nenhum aparelho seu recebe avisos.')
    await byPush(work, { services: ctx.services, author: ctx.author('aviso.enviar') }, avisoDeTeste, [
      {
        aviso: {
          idUsuario: id,
          titulo: 'Os avisos chegam aqui',
          texto: 'Este é um aviso de teste.',
          caminho: '/dashboard/settings?aba=avisos',
        },
        para: { id, name, push: true, email: null, address: null, espera: 0 },
      },
    ])
    return { message: 'O aviso de teste foi enviado.' }
  },
})
