import type { z } from 'zod'
import { instantIn } from '../../../../schema/rules/dates.js'
import {
  comunicacaoIncidenteInput,
  desfazerComunicacaoInput,
  incidenteInput,
  incidenteRef,
  listarIncidentesInput,
  pessoasIncidenteInput,
} from '../../../../schema/rules/igreja/incidente.input.js'
import { markDeleted, markRestored, refuseBin, visible } from '../../../kernel/access/bin.js'
import { conflict, invalid } from '../../../kernel/base/errors.js'
import { from, recordToChange, saved } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import { readCase, useCase } from '../../../kernel/work/use-case.js'
import { readFuso } from '../../acesso/cliente/index.js'
import { Incidente } from './incidente.entity.js'
import { countPessoas, idsOfPessoas, listRows, read } from './incidente.queries.js'
import { closeRefusal, removalRefusal, undoRefusal } from './incidente.rules.js'
import { textForAnpd, textForPessoas } from './incidente.textos.js'

const missing = 'Incidente de segurança não encontrado.'

export const listIncidentes = readCase({
  action: 'incidente.ler',
  input: listarIncidentesInput,
  run(work, input) {
    refuseBin(work.ctx, input.filtro)
    return listRows(work, input)
  },
})

export const readIncidente = readCase({
  action: 'incidente.ler',
  input: incidenteRef,
  run: async (work, { id }) => visible(work.ctx, await read(work, id), missing),
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
    return saved(work, incidente, read)
  },
})

export const atualizarIncidente = useCase({
  action: 'incidente.escrever',
  record: 'incidente',
  input: incidenteInput.extend(incidenteRef.shape),
  async run(work, { id, versao, pequenoPorte, riscoRelevante, ...input }) {
    const incidente = await openIncidente(work, id, versao)
    const changed = await dated(work, input)
    for (const said of [incidente.comunicadoAnpdEm, incidente.avisadosEm])
      if (said && said < changed.dataConhecimento)
        throw invalid({ dataConhecimento: 'A igreja já tinha avisado alguém antes disso.' })
    work.em.assign(
      incidente,
      { ...changed, riscoRelevante: riscoRelevante ?? undefined, pequenoPorte: pequenoPorte ?? undefined },
      { ignoreUndefined: true },
    )
    return saved(work, incidente, read)
  },
})

/** Records that the church told somebody. Nothing is sent; what was told, and how, is kept with the incident. */
export const registrarComunicacaoIncidente = useCase({
  action: 'incidente.escrever',
  record: 'incidente',
  input: comunicacaoIncidenteInput.extend(incidenteRef.shape),
  async run(work, { id, versao, destino, data, protocolo, meio, texto }) {
    const incidente = await openIncidente(work, id, versao)
    const told = await toldAt(work, data, incidente)
    const row = await read(work, incidente.id)
    if (!row) throw conflict(missing)
    const textToAnpd = async () => texto ?? textForAnpd(row, await countPessoas(work, incidente.id))
    if (destino === 'pessoas') {
      if (!meio) throw invalid({ meio: 'Conte como as pessoas foram avisadas.' })
      Object.assign(incidente, { avisadosEm: told, meioAviso: meio, textoAviso: texto ?? textForPessoas(row) })
    } else if (destino === 'anpd') {
      Object.assign(incidente, {
        comunicadoAnpdEm: told,
        // an empty one takes away a wrong number; a client that sends none keeps it
        protocoloAnpd: protocolo === undefined ? (incidente.protocoloAnpd ?? null) : protocolo,
        textoAnpd: await textToAnpd(),
      })
    } else {
      const before = incidente.comunicadoAnpdEm
      if (!before) throw conflict('Registre antes a comunicação à ANPD, que se complementa.')
      if (told < before) throw invalid({ data: 'A ANPD foi comunicada depois disso.' })
      Object.assign(incidente, { complementadoEm: told, textoComplemento: await textToAnpd() })
    }
    return saved(work, incidente, read)
  },
})

/**
 * When somebody was told; for a day without a time its end, or now.
 * @throws VALIDATION_FAILED for a time to come, or before the church knew of the incident
 */
async function toldAt(work: Writing, data: string, { dataConhecimento }: Stored): Promise<Date> {
  const fuso = await readFuso(work)
  const at = new Date(instantIn(fuso, data, true))
  const begin = data.length > 10 ? at : new Date(instantIn(fuso, data))
  if (begin > new Date()) throw invalid({ data: 'Informe quando avisou, não quando vai avisar.' })
  if (at < dataConhecimento) throw invalid({ data: 'A igreja soube do incidente depois disso.' })
  return new Date(Math.min(at.getTime(), Date.now()))
}

const nothingStated = {
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
    const incidente = await openIncidente(work, id, versao)
    const { comunicadoAnpdEm = null, complementadoEm = null, avisadosEm = null } = incidente
    const refusal = undoRefusal(destino, { comunicadoAnpdEm, complementadoEm, avisadosEm })
    if (refusal) throw conflict(refusal)
    Object.assign(incidente, nothingStated[destino])
    return saved(work, incidente, read)
  },
})

export const encerrarIncidente = useCase({
  action: 'incidente.escrever',
  record: 'incidente',
  input: incidenteRef,
  async run(work, { id }) {
    const incidente = await openIncidente(work, id)
    const refusal = closeRefusal(state(incidente))
    if (refusal) throw conflict(refusal)
    incidente.encerradoEm = new Date()
    return saved(work, incidente, read)
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
    return saved(work, incidente, read)
  },
})

export const excluirIncidente = useCase({
  action: 'incidente.escrever',
  record: 'incidente',
  input: incidenteRef,
  async run(work, { id }) {
    const incidente = await recordToChange(work, Incidente, id, { missing })
    const refusal = removalRefusal(state(incidente))
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
    return saved(work, incidente, read)
  },
})

export const incluirPessoasIncidente = useCase({
  action: 'incidente.escrever',
  record: 'incidente',
  input: pessoasIncidenteInput.extend(incidenteRef.shape),
  async run(work, { id, ids }) {
    const { db, idCliente } = work
    const incidente = await openIncidente(work, id)
    const people = await pessoasOf(work, ids)
    await db
      .insertInto('pessoa_incidente')
      .values(people.map((idUsuario) => ({ idCliente, idIncidente: incidente.id, idUsuario })))
      .onConflict((conflicting) => conflicting.columns(['idCliente', 'idIncidente', 'idUsuario']).doNothing())
      .execute()
    return saved(work, incidente, read)
  },
})

export const retirarPessoasIncidente = useCase({
  action: 'incidente.escrever',
  record: 'incidente',
  input: pessoasIncidenteInput.extend(incidenteRef.shape),
  async run(work, { id, ids }) {
    const { db, idCliente } = work
    const incidente = await openIncidente(work, id)
    const people = await pessoasOf(work, ids)
    await db
      .deleteFrom('pessoa_incidente')
      .where('idCliente', '=', idCliente)
      .where('idIncidente', '=', incidente.id)
      .where('idUsuario', 'in', people)
      .execute()
    return saved(work, incidente, read)
  },
})

/** The people whom the request names, each once. All of them must be of the church. */
async function pessoasOf(work: Writing, ids: Parameters<typeof idsOfPessoas>[1]): Promise<number[]> {
  const people = await idsOfPessoas(work, ids)
  const found = people.filter((id) => id !== null)
  if (found.length < people.length) throw invalid({ ids: 'Pessoa não encontrada.' })
  return [...new Set(found)]
}

/** The incident to change, unless it is closed. */
async function openIncidente(work: Writing, id: z.output<typeof incidenteRef>['id'], versao?: number | null) {
  const incidente = await recordToChange(work, Incidente, id, { versao, missing })
  if (incidente.encerradoEm) throw conflict('Este incidente está encerrado. Reabra-o para mudá-lo.')
  return incidente
}

type Stored = Awaited<ReturnType<typeof openIncidente>>

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
  const fuso = await readFuso(work)
  const dataConhecimento = new Date(instantIn(fuso, input.dataConhecimento))
  const dataOcorrencia = input.dataOcorrencia ? new Date(instantIn(fuso, input.dataOcorrencia)) : input.dataOcorrencia
  if (dataConhecimento > new Date()) throw invalid({ dataConhecimento: 'A igreja não pode saber depois de agora.' })
  if (dataOcorrencia && dataOcorrencia > dataConhecimento)
    throw invalid({ dataOcorrencia: 'O incidente aconteceu antes de a igreja saber.' })
  return { ...input, dados: [...new Set(input.dados)], dataConhecimento, dataOcorrencia }
}
