import { FaixaDaAssinatura } from './assinatura'
import { FaixaDaIgreja } from './igreja'
import { useSituacaoDaIgrejaQuery } from './situacao.generated'

/** Banners above every screen about the state of the church's account. Shows nothing while the state is unknown. */
export function Faixas() {
  const { data } = useSituacaoDaIgrejaQuery({ context: { failureShown: true } })
  if (!data?.eu) return null
  return (
    <>
      <FaixaDaIgreja igreja={data.eu.igreja} />
      {data.eu.assinatura && <FaixaDaAssinatura assinatura={data.eu.assinatura} />}
    </>
  )
}
