import { Callout } from '@blueprintjs/core'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { dataOf, errorText } from '../../../../kernel/apollo'
import { useCan } from '../../../../kernel/session'
import { ErrorState, PageHeader, PageSpinner } from '../../../../kernel/ui'
import { Codigo, type Gerado } from '../../../financas/codigo-a-pagar'
import { Escolha } from './escolha'
import { type OfertarQuery, useOfertarPixMutation, useOfertarQuery } from './ofertar.generated'
import styles from './ofertar.module.css'

const title = 'Ofertar por Pix'

export function Component() {
  const { data, error, refetch } = useOfertarQuery({ fetchPolicy: 'network-only' })
  if (data) return <Give ofertar={data.ofertar} />
  if (!error) return <PageSpinner />
  const text = errorText(error, 'Não foi possível buscar os dados para ofertar.')
  return <ErrorState header={{ title }} text={text} onRetry={() => void refetch().catch(() => undefined)} />
}

function Give({ ofertar: { recebedor, campanhas, eventos } }: { ofertar: OfertarQuery['ofertar'] }) {
  const [codigo, setCodigo] = useState<Gerado>()
  const [gerar] = useOfertarPixMutation()
  return (
    <>
      <PageHeader title={title} description="Gere o código e pague no aplicativo do seu banco." />
      {recebedor ? (
        <div className={styles.layout}>
          <Escolha
            campanhas={campanhas}
            eventos={eventos}
            known
            generate={async (input) => dataOf(await gerar({ variables: { input } })).ofertarPix}
            onGenerated={setCodigo}
          />
          {codigo && <Codigo key={codigo.copiaECola} {...codigo} className={styles.card} />}
        </div>
      ) : (
        <SemChave />
      )}
    </>
  )
}

function SemChave() {
  const administers = useCan('codigoPix.mudarChave')
  return (
    <Callout intent="warning" title="A igreja ainda não recebe por Pix">
      {administers ? (
        <>
          Cadastre a chave Pix em <Link to="/dashboard/settings?aba=igreja">Configurações, Igreja</Link>.
        </>
      ) : (
        'Peça a quem administra a igreja no sistema que cadastre a chave Pix.'
      )}
    </Callout>
  )
}
