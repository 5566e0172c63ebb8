import type { z } from 'zod'
import { instantIn } from '../../../kernel/dates.js'
import { conflict, invalid } from '../../../kernel/errors.js'
import { markDeleted, markRestored, refuseBin, visible } from '../../../kernel/tenant/bin.js'
import { from, recordToChange, saved } from '../../../kernel/tenant/records.js'
import type { Writing } from '../../../kernel/tenant/session.js'
import { readCase, useCase } from '../../../kernel/use-case.js'
import { fusoHorario } from '../../acesso/cliente/index.js'
import { Incidente } from './incidente.entity.js'
import {
  comunicacaoIncidenteInput,
  desfazerComunicacaoInput,
  incidenteInput,
  incidenteRef,
  listarIncidentesInput,
  pessoasIncidenteInput,
} from './incidente.input.js'
import { idsDasPessoas, ler, listar, quantasPessoas } from './incidente.queries.js'
import { recusaDesfazer, recusaEncerrar, recusaExcluir } from './incidente.rules.js'
import { textoParaAnpd, textoParaPessoas } from './incidente.textos.js'

const missing = 'Incidente de segurança não encontrado.'

export const listarIncidentes = readCase({
  action: 'incidente.ler',
  input: listarIncidentesInput,
  run(work, input) {
    refuseBin(work.ctx, input.filtro)
    return listar(work, input)
  },
})

export const lerIncidente = readCase({
  action: 'incidente.ler',
  input: incidenteRef,
  run: async (work, { id }) => visible(work.ctx, await ler(work, id), missing),
})

export const criarIncidente = useCase({
  action: 'incidente.escrever',
  input: incidenteInput,
  async run(work, { versao, pequenoPorte, riscoRelevante, ...input }) {
    const { pequenoPorte: ofChurch } = await from(work, 'cliente').select('pequenoPorte').executeTakeFirstOrThrow()
    const incidente = work.em.create(Incidente, {
      ...(await dated(work, input)),
      idCliente: work.idCliente,
      riscoRelevante: riscoRelevante ?? 1,
      pequenoPorte: pequenoPorte ?? ofChurch,
    })
    return saved(work, incidente, ler)
  },
})

export const atualizarIncidente = useCase({
  action: 'incidente.escrever',
  record: 'incidente',
  input: incidenteInput.extend(incidenteRef.shape),
  async run(work, { id, versao, pequenoPorte, riscoRelevante, ...input }) {
    const incidente = await aberto(work, id, versao)
    const changed = await dated(work, input)
    for (const said of [incidente.comunicadoAnpdEm, incidente.avisadosEm])
      if (said && said < changed.dataConhecimento)
        throw invalid({ dataConhecimento: 'A igreja já tinha avisado alguém antes disso.' })
    work.em.assign(
      incidente,
      { ...changed, riscoRelevante: riscoRelevante ?? undefined, pequenoPorte: pequenoPorte ?? undefined },
      { ignoreUndefined: true },
    )
    return saved(work, incidente, ler)
  },
})

/** Records that the church told somebody. Nothing is sent; what was told, and how, is kept with the incident. */
export const registrarComunicacaoIncidente = useCase({
  action: 'incidente.escrever',
  record: 'incidente',
  input: comunicacaoIncidenteInput.extend(incidenteRef.shape),
  async run(work, { id, versao, destino, data, protocolo, meio, texto }) {
    const incidente = await aberto(work, id, versao)
    const fuso = await fusoHorario(work)
    const at = new Date(instantIn(fuso, data, true))
    // a day without a time lasts until its end
    const day = data.length > 10 ? at : new Date(instantIn(fuso, data))
    if (day > new Date()) throw invalid({ data: 'Informe quando avisou, não quando vai avisar.' })
    if (at < incidente.dataConhecimento) throw invalid({ data: 'A igreja soube do incidente depois disso.' })
    const told = new Date(Math.min(at.getTime(), Date.now()))
    const row = await ler(work, incidente.id)
    if (!row) throw conflict(missing)
    const paraAnpd = async () => texto ?? textoParaAnpd(row, await quantasPessoas(work, incidente.id))
    if (destino === 'pessoas') {
      if (!meio) throw invalid({ meio: 'Conte como as pessoas foram avisadas.' })
      Object.assign(incidente, { avisadosEm: told, meioAviso: meio, textoAviso: texto ?? textoParaPessoas(row) })
    } else if (destino === 'anpd') {
      Object.assign(incidente, {
        comunicadoAnpdEm: told,
        // an empty one takes away a wrong number; a client that sends none keeps it
        protocoloAnpd: protocolo === undefined ? (incidente.protocoloAnpd ?? null) : protocolo,
        textoAnpd: await paraAnpd(),
      })
    } else {
      const before = incidente.comunicadoAnpdEm
      if (!before) throw conflict('Registre antes a comunicação à ANPD, que se complementa.')
      if (told < before) throw invalid({ data: 'A ANPD foi comunicada depois disso.' })
      Object.assign(incidente, { complementadoEm: told, textoComplemento: await paraAnpd() })
    }
    return saved(work, incidente, ler)
  },
})

const nadaDito = {
  anpd: { comunicadoAnpdEm: null, protocoloAnpd: null, textoAnpd: null },
  complemento: { complementadoEm: null, textoComplemento: null },
  pessoas: { avisadosEm: null, meioAviso: null, textoAviso: null },
}

/** Takes back what was recorded by mistake. That it was there stays in the audit log. */
export const desfazerComunicacaoIncidente = useCase({
  action: 'incidente.escrever',
  record: 'incidente',
  input: desfazerComunicacaoInput.extend(incidenteRef.shape),
  async run(work, { id, versao, destino }) {
    const incidente = await aberto(work, id, versao)
    const { comunicadoAnpdEm = null, complementadoEm = null, avisadosEm = null } = incidente
    const refusal = recusaDesfazer(destino, { comunicadoAnpdEm, complementadoEm, avisadosEm })
    if (refusal) throw conflict(refusal)
    Object.assign(incidente, nadaDito[destino])
    return saved(work, incidente, ler)
  },
})

export const encerrarIncidente = useCase({
  action: 'incidente.escrever',
  record: 'incidente',
  input: incidenteRef,
  async run(work, { id }) {
    const incidente = await aberto(work, id)
    const refusal = recusaEncerrar(state(incidente))
    if (refusal) throw conflict(refusal)
    incidente.encerradoEm = new Date()
    return saved(work, incidente, ler)
  },
})

export const reabrirIncidente = useCase({
  action: 'incidente.escrever',
  record: 'incidente',
  input: incidenteRef,
  async run(work, { id }) {
    const incidente = await recordToChange(work, Incidente, id, { missing })
    if (!incidente.encerradoEm) throw conflict('Este incidente está aberto.')
    incidente.encerradoEm = null
    return saved(work, incidente, ler)
  },
})

export const excluirIncidente = useCase({
  action: 'incidente.escrever',
  record: 'incidente',
  input: incidenteRef,
  async run(work, { id }) {
    const incidente = await recordToChange(work, Incidente, id, { missing })
    const refusal = recusaExcluir(state(incidente))
    if (refusal) throw conflict(refusal)
    markDeleted(work, incidente)
    return { message: 'Incidente excluído com sucesso.' }
  },
})

export const restaurarIncidente = useCase({
  // not lixeira.restaurar, which the platform may too
  action: 'incidente.escrever',
  record: 'incidente',
  input: incidenteRef,
  async run(work, { id }) {
    const incidente = await recordToChange(work, Incidente, id, { deleted: true, missing })
    markRestored(incidente)
    return saved(work, incidente, ler)
  },
})

export const incluirPessoasIncidente = useCase({
  action: 'incidente.escrever',
  record: 'incidente',
  input: pessoasIncidenteInput.extend(incidenteRef.shape),
  async run(work, { id, ids }) {
    const { db, idCliente } = work
    const incidente = await aberto(work, id)
    const people = await pessoasDe(work, ids)
    await db
      .insertInto('pessoa_incidente')
      .values(people.map((idUsuario) => ({ idCliente, idIncidente: incidente.id, idUsuario })))
      .onConflict((conflicting) => conflicting.columns(['idCliente', 'idIncidente', 'idUsuario']).doNothing())
      .execute()
    return saved(work, incidente, ler)
  },
})

export const retirarPessoasIncidente = useCase({
  action: 'incidente.escrever',
  record: 'incidente',
  input: pessoasIncidenteInput.extend(incidenteRef.shape),
  async run(work, { id, ids }) {
    const { db, idCliente } = work
    const incidente = await aberto(work, id)
    const people = await pessoasDe(work, ids)
    await db
      .deleteFrom('pessoa_incidente')
      .where('idCliente', '=', idCliente)
      .where('idIncidente', '=', incidente.id)
      .where('idUsuario', 'in', people)
      .execute()
    return saved(work, incidente, ler)
  },
})

/** The people whom the request names, each once. All of them must be of the church. */
async function pessoasDe(work: Writing, ids: Parameters<typeof idsDasPessoas>[1]): Promise<number[]> {
  const people = await idsDasPessoas(work, ids)
  const found = people.filter((id) => id !== null)
  if (found.length < people.length) throw invalid({ ids: 'Pessoa não encontrada.' })
  return [...new Set(found)]
}

/** The incident to change, unless it is closed. */
async function aberto(work: Writing, id: z.output<typeof incidenteRef>['id'], versao?: number | null) {
  const incidente = await recordToChange(work, Incidente, id, { versao, missing })
  if (incidente.encerradoEm) throw conflict('Este incidente está encerrado. Reabra-o para mudá-lo.')
  return incidente
}

type Stored = Awaited<ReturnType<typeof aberto>>

const state = ({ riscoRelevante, motivoSemAviso, comunicadoAnpdEm, avisadosEm, encerradoEm }: Stored) => ({
  riscoRelevante: riscoRelevante ?? 1,
  motivoSemAviso,
  comunicadoAnpdEm: comunicadoAnpdEm ?? null,
  avisadosEm: avisadosEm ?? null,
  encerradoEm: encerradoEm ?? null,
})

/** The input with its times as instants. */
async function dated<
  Input extends { dataConhecimento: string; dataOcorrencia?: string | null | undefined; dados: string[] },
>(work: Writing, input: Input) {
  const fuso = await fusoHorario(work)
  const dataConhecimento = new Date(instantIn(fuso, input.dataConhecimento))
  const dataOcorrencia = input.dataOcorrencia ? new Date(instantIn(fuso, input.dataOcorrencia)) : input.dataOcorrencia
  if (dataConhecimento > new Date()) throw invalid({ dataConhecimento: 'A igreja não pode saber depois de agora.' })
  if (dataOcorrencia && dataOcorrencia > dataConhecimento)
    throw invalid({ dataOcorrencia: 'O incidente aconteceu antes de a igreja saber.' })
  return { ...input, dados: [...new Set(input.dados)], dataConhecimento, dataOcorrencia }
}
