import type { ApolloClient } from '@apollo/client'
import { flushSync } from 'react-dom'
import { type Church, getChurch, storeChurch } from '../apollo/church'
import { hasUnsavedInput } from '../later'
import type { Confirmation } from '../ui/confirm-dialog'
import { useCan } from './can'
import { IgrejaDoRegistroDocument } from './church-name.generated'
import { useViewer, type Viewer } from './session'

/** Whether the current user reads every church now: the platform's administrator who has chosen none. */
export const useEveryChurch = (): boolean => useCan('plataforma.operar') && getChurch() === null

/**
 * The current user in the church that this tab is in: everything on the screens is of that church. For the platform's
 * administrator, who helps with everything, no church leaves anything out.
 */
export function inChurch(eu: Viewer): Viewer {
  if (!eu.acoes.includes('plataforma.operar')) return eu
  const all = { ...eu, igreja: { ...eu.igreja, modulosDesligados: [] } }
  const church = getChurch()
  if (!church || church.id === eu.idCliente) return all
  return { ...all, idCliente: church.id, igreja: { ...all.igreja, ...church, logoUrl: null } }
}

/** By what this tab stores what is the current user's: in each church something else. */
export function useOwnKey(): string {
  const { uuid } = useViewer()
  const church = getChurch()
  return church ? `${uuid} ${church.id}` : uuid
}

type Confirm = (asked: Confirmation) => Promise<boolean>

/** Enters a church, or leaves it for all of them, by loading the page again. Asks first when input would be lost. */
export async function enterChurch(church: Church | null, confirm: Confirm, to = here()): Promise<void> {
  const loses = hasUnsavedInput()
  if (
    loses &&
    !(await confirm({
      title: 'Sair sem salvar?',
      text: 'O que você preencheu será perdido.',
      confirmText: 'Sair sem salvar',
      danger: true,
    }))
  )
    return
  // before the page goes, so that nothing is asked twice
  flushSync(() => storeChurch(church))
  window.location.assign(to)
}

/** Without the filters and the page of a list, which belong to what was shown before. */
const here = () => window.location.pathname

/** Enters the church of a record, and opens the address there. */
export async function enterChurchOf(
  client: ApolloClient,
  idCliente: number,
  confirm: Confirm,
  to: string,
): Promise<void> {
  const { data } = await client.query({ query: IgrejaDoRegistroDocument, variables: { idCliente } })
  const church = data?.igrejas.nodes[0]
  if (church) await enterChurch({ id: church.id, nome: church.nome, fusoHorario: church.fusoHorario }, confirm, to)
}
