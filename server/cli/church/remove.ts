import { copyOf } from '../../kernel/data/tenant/moving.js'
import { ChurchError } from './error.js'
import type { Installation } from './installation.js'
import { underway } from './move.js'
import { arriving, forget, inChurch, type State, setBack, stateOf } from './state.js'

/**
 * Erases a church that has moved, when the time for which it is kept is over, or a church that is only a copy.
 * @param now also before that time is over
 * @returns the number of erased rows
 */
export async function removeChurch(installation: Installation, church: number, now: boolean): Promise<number> {
  const { client } = installation
  const state = await stateOf(client, church)
  const copy = state?.situacao === 'aberta' && state.outro.startsWith(copyOf)
  if (state?.situacao !== 'mudou' && !copy)
    throw new ChurchError(`A igreja ${church} não mudou daqui nem é uma cópia: este comando não a remove.`)
  if (!copy && !now && state?.guardarAte && state.guardarAte > new Date())
    throw new ChurchError(
      `A igreja ${church} fica guardada até ${state.guardarAte.toLocaleDateString('pt-BR')}; para removê-la já, use --ja.`,
    )
  const rows = await erase(installation, state as State)
  if (copy) await forget(client, church)
  return rows
}

/** Files first: if this ends early, the rows that name the others are still there. */
async function erase({ client, images, reports }: Installation, state: State): Promise<number> {
  const { igreja: church, arquivosFicam } = state
  if (!arquivosFicam) {
    const [pictures, pdfs] = await inChurch(client, church, async () => [
      await client.query<{ uuid: string }>('select uuid from arquivo where id_cliente = $1', [church]),
      await client.query<{ uuid: string }>('select uuid from relatorio where id_cliente = $1', [church]),
    ])
    for (const { uuid } of pictures?.rows ?? []) await images.remove(uuid)
    for (const { uuid } of pdfs?.rows ?? []) await reports.remove(`${church}/${uuid}.pdf`)
  }
  for (let rows = 0; ; ) {
    const [portion] = await inChurch(client, church, async () => {
      await client.query(
        `update cliente set apagar_em = now() - interval '1 second' where id = $1 and id_cliente = $1 and (apagar_em is null or apagar_em >= now())`,
        [church],
      )
      const found = await client.query<{ saiu: { apagadas: number; acabou: boolean } }>(
        'select apagar_parte_da_igreja($1, 5000) as saiu',
        [church],
      )
      return found.rows
    })
    rows += portion?.saiu.apagadas ?? 0
    if (portion?.saiu.acabou) return rows
  }
}

/**
 * Takes back a move that is not complete: what has arrived in the target is erased, and the church opens again.
 * @param target the other installation, which is needed once the church was closed for a move
 */
export async function cancelMove(
  source: Installation,
  target: Installation | undefined,
  church: number,
): Promise<void> {
  const state = await stateOf(source.client, church)
  if (!state || !underway(state)) throw new ChurchError(`A igreja ${church} não está no meio de uma mudança.`)
  if (state.situacao === 'fechada' && !state.outro.startsWith(copyOf)) {
    if (!target) throw new ChurchError('Informe --destino: parte da igreja pode já estar lá.')
    const there = await arriving(target.client, state.codigo)
    if (there) {
      // its files have the same names as those of the source, so they stay in a shared bucket
      await erase(target, { ...there, arquivosFicam: true })
      await target.client.query(`delete from pgboss.job where group_id = $1 and state in ('created', 'retry')`, [
        String(there.igreja),
      ])
      await forget(target.client, there.igreja)
    }
  }
  await setBack(source.client, church, state.antes)
}
