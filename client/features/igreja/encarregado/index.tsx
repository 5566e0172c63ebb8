import { Link } from 'react-router-dom'
import { phoneText } from '../../../kernel/links'
import { useCan } from '../../../kernel/session'
import { igrejaUrls } from '../urls'
import { useEncarregadoQuery } from './encarregado.generated'
import styles from './encarregado.module.css'

export { useEncarregadoQuery }

/** Whom the people of the church ask about their personal data. Who may enter it is advised to, while it is missing. */
export function Encarregado() {
  const { data } = useEncarregadoQuery({ fetchPolicy: 'cache-and-network' })
  const administers = useCan('igreja.administrar')
  if (!data) return null
  const { encarregado, emailEncarregado: email, telefoneEncarregado: phone } = data.eu.igreja
  if (email || phone)
    return (
      <p className={styles.contact}>
        Dúvidas e pedidos sobre os seus dados pessoais: fale com {encarregado ?? 'a igreja'}
        {email && (
          <>
            , <a href={`mailto:${email}`}>{email}</a>
          </>
        )}
        {phone && <>, {phoneText(phone)}</>}
      </p>
    )
  return (
    <p className={styles.contact}>
      {administers ? (
        <>
          Recomendamos informar com quem as pessoas falam sobre os seus dados, o encarregado:{' '}
          <Link to={igrejaUrls.configuracoes('igreja')}>Configurações, Igreja</Link>.
        </>
      ) : (
        'Dúvidas e pedidos sobre os seus dados pessoais: fale com a secretaria da igreja.'
      )}
    </p>
  )
}
