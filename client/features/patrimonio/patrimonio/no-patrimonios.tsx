import type { ReactNode } from 'react'
import { AddButton } from '../../../kernel/list'
import { Can } from '../../../kernel/session'
import { EmptyState } from '../../../kernel/ui'
import { usePatrimonioChoicesQuery } from './choices.generated'
import { patrimonioUrls } from './urls'

/** Shows a form that needs an asset; if the church has no asset, a link to create one instead. */
export function NoPatrimonios({ children }: { children: ReactNode }) {
  const { data } = usePatrimonioChoicesQuery({ variables: { first: 20 } })
  if (data?.patrimonios.nodes.length !== 0) return children
  return (
    <EmptyState
      text="Nenhum patrimônio cadastrado!"
      hint="Cadastre pelo menos um patrimônio para poder escolhê-lo aqui."
    >
      <Can action="patrimonio.escrever">
        <AddButton to={patrimonioUrls.create} text="Cadastrar patrimônio" />
      </Can>
    </EmptyState>
  )
}
