import { AvisoDaAssinatura } from './assinatura'
import { useAvisosQuery } from './avisos.generated'
import { AvisoDaIgreja } from './igreja'

/** Above every screen, what the state of the church's account means. Nothing while that is not known. */
export function Avisos() {
  const { data } = useAvisosQuery()
  if (!data?.eu) return null
  return (
    <>
      <AvisoDaIgreja igreja={data.eu.igreja} />
      {data.eu.assinatura && <AvisoDaAssinatura assinatura={data.eu.assinatura} />}
    </>
  )
}
