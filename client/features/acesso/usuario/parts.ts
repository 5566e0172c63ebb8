import type { SVGIconProps } from '@blueprintjs/icons'
import type { ComponentType } from 'react'
import type { Action } from '../../../gql/actions'
import type { UsuarioFiltro } from '../../../gql/types'
import type { Later } from '../../../kernel/later'
import type { ListState } from '../../../kernel/list'
import type { UsuarioDetalheQuery } from './detail/usuario.generated'
import type { ResultadoFragment } from './lote/resultado.generated'

/** What other features add to the list of people and to a person's page. Its scripts load with these screens. */
export type PersonParts = {
  /** screens that the list links to */
  links?: readonly { text: string; to: string; icon: ComponentType<SVGIconProps>; action: Action }[]
  /** filters of the list by a record, whose id the address has under the API's name of the filter */
  filters?: readonly {
    name: keyof UsuarioFiltro
    action: Action
    Filter: Later<{ list: Pick<ListState, 'filters' | 'filterBy'>; name: string }>
  }[]
  /** actions on the selected people, each with its dialog */
  bulk?: readonly { text: string; icon: ComponentType<SVGIconProps>; action: Action; Dialog: Later<BulkDialogProps> }[]
  /** cards of a person's page; a card without content renders nothing */
  cards?: readonly Later<PersonCardProps>[]
}

export type PersonCardProps = { usuario: UsuarioDetalheQuery['usuario'] }

type BulkDialogProps = {
  /** the number of people as text: '3 pessoas' */
  people: string
  /** the selected people, who are all of one church */
  variables: { ids: string[] }
  onClose: () => void
  onDone: (resultado: ResultadoFragment) => void
}

declare module '../../../kernel/feature' {
  interface Parts {
    usuario: PersonParts
  }
}
