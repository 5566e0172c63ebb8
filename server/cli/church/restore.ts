import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { escapeIdentifier } from 'pg'
import { sha256 } from '../../kernel/base/crypto.js'
import { copyOf } from '../../kernel/data/tenant/moving.js'
import { fingerprint, type Manifest, pictureFile } from '../../kernel/transport/backup/manifest.js'
import type { Picture } from '../../kernel/transport/backup/verify.js'
import { Changes, otherUuid } from './change.js'
import { ChurchError } from './error.js'
import { copyPictures } from './files.js'
import type { Installation } from './installation.js'
import { queueJobs } from './jobs.js'
import { underway } from './move.js'
import { fromBackup, type Origin, pairsOf } from './origin.js'
import { rememberDecisions } from './present.js'
import { type ChurchTable, churchTables } from './rows/catalogue.js'
import { copyRows, countAfresh, loading, refuseOrphans } from './rows/load.js'
import { arriving, close, noteBefore, setBack, setState, stateOf } from './state.js'
import { arrive, open, type Say } from './travel.js'
import { explainWithdrawn, type Unnamed, withdrawnSince } from './withdrawn.js'

export interface Backup {
  folder: string
  manifest: Manifest
  pictures: Picture[]
  key: Buffer
}

async function originOf({ client, migrations }: Installation, backup: Backup, church: number): Promise<Origin> {
  const { folder, manifest } = backup
  if ([...manifest.migrations].sort().join() !== migrations.join())
    throw new ChurchError(
      'A cópia foi feita em outra versão do sistema. Restaure-a inteira em outra pasta (npm run restore), inicie ali esta versão, e traga a igreja de lá com church -- copy.',
    )
  return fromBackup(folder, manifest, await churchTables(client), church)
}

const pictures = (folder: string) => ({
  get: (uuid: string) => readFile(path.join(folder, pictureFile(uuid))).catch(() => null),
})

const day = (iso: string) => new Date(iso).toLocaleDateString('pt-BR', { timeZone: 'America/Sao_Paulo' })

/**
 * Loads a church of a backup as a new church beside the present one, so that people can look at it and copy data from
 * it. It is suspended, so that no job writes to its people, and nobody of it gets a new password (see storedIgreja).
 */
export async function restoreBeside(
  installation: Installation,
  backup: Backup,
  church: number,
  say: Say,
): Promise<{ to: number; nome: string; rows: number }> {
  const origin = await originOf(installation, backup, church)
  const { createdAt } = backup.manifest
  const salt = `${createdAt} ${origin.uuid}`
  const uuid = otherUuid(salt)
  const name = (nome: string) => `${nome.slice(0, 90)} (cópia de ${day(createdAt)})`
  const { rows: known } = await installation.platform.query<{ id: number }>('select id from cliente where uuid = $1', [
    uuid(origin.uuid),
  ])
  const there = await arriving(installation.client, uuid(origin.uuid))
  if (known[0] && !there)
    throw new ChurchError(`Esta igreja desta cópia já está aqui, com o número ${known[0].id}; remova-a antes.`)
  await copyPictures(origin, pictures(backup.folder), installation.images, { uuid })
  const arrived =
    there === undefined
      ? await arrive(
          installation,
          {
            origin,
            keyBefore: backup.key,
            from: `${copyOf}${createdAt}`,
            second: true,
            beside: { salt, name, reason: `Cópia de ${day(createdAt)}, para consulta` },
          },
          say,
        )
      : { to: there.igreja, rows: 0 }
  await open(installation, arrived.to)
  await countAfresh(installation.client)
  return { to: arrived.to, nome: name(origin.nome), rows: arrived.rows }
}

/**
 * Tables that stay as they are now, because they tell what happened: who did what, what was sent, what is paid. And how
 * people want to be notified.
 */
const kept = [
  'assinatura',
  'auditoria',
  'aviso',
  'email_saida',
  'evento_pagamento',
  'preferencia_aviso',
  'webhook_mudanca',
]

/** Tables whose rows in the backup are of no use any more, or must not work again. */
const emptied = ['token_senha', 'convite_acesso', 'webhook_entrega', 'relatorio']

/**
 * Replaces the present church by the same church of a backup, with the same number and addresses. The audit log
 * continues, and tells who did what after the backup. Tokens, sessions and devices work only if they exist in both. The present
 * answers of people to what is asked of them count on, and so do their e-mails, passwords and two steps of signing in, what
 * was changed in webhooks, where the church's money goes, and whether the church is suspended or will be erased.
 */
export async function restoreInPlace(
  installation: Installation,
  backup: Backup,
  church: number,
  { unsaved, say }: { unsaved: boolean; say: Say },
): Promise<{ rows: number; closed: number }> {
  const { client, platform, images, key } = installation
  const origin = await originOf(installation, backup, church)
  const { rows: present } = await platform.query<{ uuid: string; over: boolean | null }>(
    'select uuid, apagar_em < now() as over from cliente where id = $1',
    [church],
  )
  if (present[0]?.uuid !== origin.uuid || fingerprint(key) !== backup.manifest.key)
    throw new ChurchError('A cópia não é desta igreja nesta instalação: restaure-a ao lado, sem --no-lugar.')
  if (present[0].over)
    throw new ChurchError(
      'O prazo do encerramento da igreja terminou, e ela está sendo apagada: no lugar, seria apagada de novo. Restaure-a ao lado, sem --no-lugar.',
    )
  const state = await stateOf(client, church)
  if (state?.situacao === 'mudou' || state?.situacao === 'chegando')
    throw new ChurchError(`A igreja ${church} ainda está chegando, ou já mudou daqui.`)
  if (state && underway(state) && !state.outro.startsWith(copyOf))
    throw new ChurchError(`A igreja ${church} está no meio de uma mudança: termine-a, ou use cancel antes.`)
  const antes = noteBefore(state)
  if (antes && new Date(antes.desde) > new Date(backup.manifest.createdAt)) throw otherNumbers()
  if (!unsaved) await refuseUnsaved(installation)
  const replaced = origin.tables.filter(({ name }) => !kept.includes(name))
  const loaded = replaced.filter(({ name }) => !emptied.includes(name))
  // last, because it reads every record of the church and of the backup
  await refuseOtherNumbers(installation, origin, loaded)
  await bringBackFiles(origin, backup, images, say)
  const since = backup.manifest.createdAt
  const note = `${copyOf}${since}`
  await setState(client, church, { codigo: origin.uuid, situacao: 'preparada', outro: note, antes })
  const started = await close(client, church)
  say('A igreja está fechada para gravações.')
  const changes = new Changes(origin.tables, {
    from: church,
    to: church,
    shift: () => 0,
    changes: () => false,
    keys: { from: key, to: key },
    visits: new Map(),
  })
  let rows = 0
  const withdrawn: Awaited<ReturnType<typeof withdrawnSince>> = {
    erased: [],
    closed: [],
    changed: [],
    rules: false,
    receipts: [],
  }
  const unnamed: Unnamed[] = []
  const wait = () => say('As outras igrejas esperam enquanto as linhas entram.')
  await loading(client, church, wait, async () => {
    const valid = await validOf(installation, replaced, church)
    const reports = await reportsOf(installation, church)
    const bringBackDecisions = await rememberDecisions(client, replaced, { church, since })
    Object.assign(withdrawn, await withdrawnSince(client, church, since))
    for (const { name } of replaced)
      await client.query(`delete from ${escapeIdentifier(name)} where id_cliente = $1`, [church])
    rows = await copyRows(client, origin, loaded, { changes, to: church })
    for (const { name, same, now } of valid)
      await client.query(`delete from ${escapeIdentifier(name)} where id_cliente = $1 and ${same} <> all ($2)`, [
        church,
        now,
      ])
    unnamed.push(...(await bringBackDecisions()))
    await refuseOrphans(client, church)
    await leaveToServer(installation, church, { people: withdrawn.erased, reports })
    await client.query(`select registrar_evento($1, null, 'igreja.restaurar', null, $2)`, [
      church,
      JSON.stringify({ copia: since }),
    ])
    await setBack(client, church, antes)
  })
  const closed = performance.now() - started
  await countAfresh(client)
  for (const line of explainWithdrawn(withdrawn, unnamed)) say(line)
  return { rows, closed }
}

/** The reports that there are now, by the names of their files. */
async function reportsOf({ client }: Installation, church: number): Promise<string[]> {
  const { rows } = await client.query<{ uuid: string }>('select uuid from relatorio where id_cliente = $1', [church])
  return rows.map(({ uuid }) => uuid)
}

/**
 * Queues in the open transaction what the server does once the church is open. The backup has brought back people whose
 * data were erased after it: nobody signs in as one of them, and they are erased again, because only the server knows all
 * places of a person's data. The rows of the reports are gone, so nothing else would delete their files; it waits for
 * those that are still being made.
 */
async function leaveToServer(
  installation: Installation,
  church: number,
  { people, reports }: { people: readonly number[]; reports: readonly string[] },
): Promise<void> {
  const { client, key } = installation
  await client.query('update usuario set usuario_ativo = 0 where id_cliente = $1 and id = any ($2)', [church, people])
  const by = { idUsuario: null, requisicao: 'npm run church' }
  const again = { name: 'lgpd.apagarDeNovo', data: { ...by, ids: people }, start: new Date() }
  const files = { imagens: [], relatorios: reports }
  const later = { name: 'lgpd.apagarArquivos', data: { ...by, ...files }, start: new Date(Date.now() + hour) }
  const jobs = [...(people.length ? [again] : []), ...(reports.length ? [later] : [])]
  await queueJobs(installation, jobs, { to: church, shift: () => 0, keys: { from: key, to: key } })
}

/** Copies the files that are missing or were altered. Those that are as they were are not written again. */
async function bringBackFiles(origin: Origin, backup: Backup, images: Installation['images'], say: Say): Promise<void> {
  const stored = new Map(backup.pictures.map((picture) => [picture.uuid, picture]))
  const target = {
    ...images,
    async put(uuid: string, data: Buffer) {
      await images.put(uuid, data)
      if ((await images.get(uuid))?.equals(data)) return
      // the altered file is in the other place, or has the other ending, and would still be read first
      await images.remove(uuid)
      await images.put(uuid, data)
    },
  }
  const { copied } = await copyPictures(origin, pictures(backup.folder), target, {
    altered(uuid, there) {
      const file = stored.get(uuid)
      return file !== undefined && (there.length !== file.bytes || sha256(there) !== file.sha256)
    },
  })
  if (copied) say(`Arquivos que faltavam ou tinham sido alterados, e voltaram: ${copied}.`)
}

const otherNumbers = () =>
  new ChurchError(
    'A cópia é de antes de a igreja chegar a esta instalação, ou de outra instalação: aqui os registros receberam outros números, e os da cópia podem ser de outra igreja. Nada foi gravado; restaure-a ao lado, sem --no-lugar, onde ela recebe números livres.',
  )

/**
 * A church that arrives gets other numbers for its records where theirs are taken, and numbers that it leaves behind may
 * become those of another church. The note of an arrival is not there for ever, so the numbers themselves are compared.
 * @throws ChurchError when a record of the backup has another number now, or its number belongs to another church
 */
async function refuseOtherNumbers(
  { platform }: Installation,
  origin: Origin,
  tables: readonly ChurchTable[],
): Promise<void> {
  for (const table of tables) {
    if (!table.sequence) continue
    const name = escapeIdentifier(table.name)
    const key = table.columns.includes('uuid') ? 'uuid' : 'id'
    const { rows } = await platform.query<{ id: string; key: string }>(
      `select id::text as id, ${key}::text as key from ${name} where id_cliente = $1`,
      [origin.church],
    )
    const now = new Map(rows.map((row) => [row.key, row.id]))
    const then = [...(await pairsOf(origin, table, key, 'id'))]
    if (then.some(([record, id]) => (now.get(record) ?? id) !== id)) throw otherNumbers()
    const numbers = new Set(now.values())
    const gone = then.map(([, id]) => id).filter((id) => !numbers.has(id))
    for (let at = 0; at < gone.length; at += 10_000) {
      const taken = await platform.query(`select 1 from ${name} where id = any ($1) limit 1`, [
        gone.slice(at, at + 10_000),
      ])
      if (taken.rows.length) throw otherNumbers()
    }
  }
}

/**
 * What makes a row of this table the same, in SQL, if it is one by which something reaches a person or a program: a row
 * of the backup counts only if the same one exists now. A device that has gone to another person, or was registered in
 * another session, is not the same.
 */
const sameness = ({ name, columns }: ChurchTable): string | undefined =>
  name === 'aparelho' ? `concat_ws(' ', uuid, id_usuario, sessao)` : columns.includes('hash') ? 'hash' : undefined

/** The tokens and devices that work now, by the SQL of their sameness and by table. */
async function validOf({ client }: Installation, tables: readonly ChurchTable[], church: number) {
  const valid: { name: string; same: string; now: string[] }[] = []
  for (const table of tables) {
    const same = sameness(table)
    if (!same) continue
    const alive = table.columns.includes('revogado_em') ? 'and revogado_em is null' : ''
    const { rows } = await client.query<{ same: string }>(
      `select ${same} as same from ${escapeIdentifier(table.name)} where id_cliente = $1 ${alive}`,
      [church],
    )
    valid.push({ name: table.name, same, now: rows.map((row) => row.same) })
  }
  return valid
}

const hour = 60 * 60_000

async function refuseUnsaved({ client }: Installation): Promise<void> {
  const { rows } = await client.query<{ last: Date | null }>('select max(terminada_em) as last from copia_seguranca')
  const last = rows[0]?.last
  if (!last || last.getTime() < Date.now() - hour)
    throw new ChurchError(
      'Antes faça npm run backup: o que a igreja gravou depois da cópia que volta só fica nessa nova cópia. Para não fazê-la, use --sem-copia.',
    )
}
