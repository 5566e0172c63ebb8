import { AvisoDaAssinatura } from './assinatura'
import { useAvisosQuery } from './avisos.generated'
import { AvisoDaIgreja } from './igreja'

/** Notices above every screen about the state of the church's account. Shows nothing while the state is unknown. */
export function Avisos() {
  const { data } = useAvisosQuery({ context: { failureShown: true } })
  if (!data?.eu) return null
  return (
    <>
      <AvisoDaIgreja igreja={data.eu.igreja} />
      {data.eu.assinatura && <AvisoDaAssinatura assinatura={data.eu.assinatura} />}
    </>
  )
}
