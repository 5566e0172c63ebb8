import { Button } from '@blueprintjs/core'
import { Cross, Tick } from '@blueprintjs/icons'
import { Link, useLocation } from 'react-router-dom'
import { errorText } from '../../../../kernel/apollo'
import { useCan } from '../../../../kernel/session'
import { formatLongDate, toast } from '../../../../kernel/ui'
import { cultoUrls } from '../../culto/urls'
import { Resposta } from '../resposta'
import type { MinhaEscalaLinhaFragment } from './minhas.generated'
import { useResponderEscalaMutation } from './minhas.generated'
import styles from './minhas.module.css'

/** One roster entry of the current user, with buttons to answer it. */
export function EscalaCard({ escala }: { escala: MinhaEscalaLinhaFragment }) {
  const [responder, { loading }] = useResponderEscalaMutation()
  const { id, idCulto, funcao, resposta, dataCulto, horaCulto, temaCulto, nomeLocal, tituloDepartamento, statusCulto } =
    escala

  const answer = async (value: 'confirmada' | 'recusada') => {
    try {
      await responder({ variables: { id: String(id), resposta: value } })
      toast.success(value === 'confirmada' ? 'Presença na escala confirmada.' : 'Escala recusada.')
    } catch (error) {
      toast.error(errorText(error, 'Não foi possível responder à escala.'))
    }
  }

  const opens = useCan('culto.ler')
  const programa = cultoUrls.programa(idCulto)
  const here = useLocation().pathname === programa
  const when = `${formatLongDate(dataCulto)}, ${horaCulto}`
  const where = [temaCulto, nomeLocal, tituloDepartamento].filter(Boolean).join(' · ')
  return (
    <li className={styles.card}>
      <div className={styles.what}>
        <strong>{funcao}</strong>
        <time dateTime={`${dataCulto}T${horaCulto}`} className={styles.when}>
          {opens && !here ? <Link to={programa}>{when}</Link> : when}
        </time>
        {where && <span className={styles.where}>{where}</span>}
      </div>
      {statusCulto === 'cancelado' ? (
        <span className={styles.where}>Culto cancelado</span>
      ) : (
        <Resposta resposta={resposta} />
      )}
      {escala.acoesPermitidas.includes('responder') && (
        <div className={styles.answers}>
          {resposta !== 'confirmada' && (
            <Button
              intent="primary"
              icon={<Tick />}
              text="Confirmar"
              aria-label={`Confirmar ${funcao} em ${formatLongDate(dataCulto)}`}
              disabled={loading}
              onClick={() => answer('confirmada')}
            />
          )}
          {resposta !== 'recusada' && (
            <Button
              variant="outlined"
              icon={<Cross />}
              text="Recusar"
              aria-label={`Recusar ${funcao} em ${formatLongDate(dataCulto)}`}
              disabled={loading}
              onClick={() => answer('recusada')}
            />
          )}
        </div>
      )}
    </li>
  )
}
