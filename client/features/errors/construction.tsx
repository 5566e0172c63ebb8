import { Build } from '@blueprintjs/icons'
import { EmptyState, useDocumentTitle } from '../../kernel/ui'

/** Stands at documented addresses whose screens are still to come. */
export function Construction() {
  useDocumentTitle('Em construção')
  return (
    <>
      <h1 className="visually-hidden">Em construção</h1>
      <EmptyState icon={<Build />} text="Em construção" hint="Esta tela ainda está sendo preparada." />
    </>
  )
}
