import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { dataOf, errorText, newAddress } from '../../../../kernel/apollo'
import { Moved, PublicPage } from '../../../../kernel/public-page'
import { ErrorState, PageSpinner } from '../../../../kernel/ui'
import { Codigo, type Gerado } from '../../../financas/codigo-a-pagar'
import { Escolha } from '../ofertar/escolha'
import styles from '../ofertar/ofertar.module.css'
import { useGerarCodigoDaPaginaMutation, usePaginaOfertarQuery } from './publica.generated'

const title = 'Ofertar por Pix'
const anonymous = { context: { anonymous: true } }

/** A church's public page: everybody who has the address makes a code there, without signing in. */
export function Component() {
  const { endereco = '' } = useParams()
  const [codigo, setCodigo] = useState<Gerado>()
  const { data, error, refetch } = usePaginaOfertarQuery({
    variables: { endereco },
    ...anonymous,
    fetchPolicy: 'network-only',
  })
  const [gerar] = useGerarCodigoDaPaginaMutation(anonymous)
  if (!data && !error) return <PageSpinner />
  if (!data) {
    const address = newAddress(error)
    return (
      <PublicPage title={title}>
        {address ? (
          <Moved address={address} />
        ) : (
          <ErrorState
            text={errorText(error, 'Não foi possível buscar a página de ofertas.')}
            onRetry={() => void refetch().catch(() => undefined)}
          />
        )}
      </PublicPage>
    )
  }
  const { recebedor, campanhas } = data.paginaOfertar
  return (
    <PublicPage title={title} lead={recebedor.igreja}>
      <div className={styles.layout}>
        <Escolha
          campanhas={campanhas}
          eventos={[]}
          generate={async ({ finalidade, idCampanha, valor }) =>
            dataOf(await gerar({ variables: { endereco, finalidade, idCampanha, valor } })).gerarCodigoDaPagina
          }
          onGenerated={setCodigo}
        />
        {codigo && <Codigo key={codigo.copiaECola} {...codigo} className={styles.card} />}
      </div>
    </PublicPage>
  )
}
