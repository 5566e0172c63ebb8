import { Button } from '@blueprintjs/core'
import { Add } from '@blueprintjs/icons'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { errorText } from '../../../kernel/apollo'
import { DateText, EmptyState, ErrorState, Skeleton, StatusDot, toast, useConfirm } from '../../../kernel/ui'
import { abilities } from '../../acesso/acoes'
import { igrejaUrls } from '../urls'
import { Card } from './card'
import styles from './configuracoes.module.css'
import { type TokenApiLinhaFragment, useRevogarTokenApiMutation, useTokensApiQuery } from './tokens-api.generated'
import { TokenDialog } from './tokens-api-dialog'

export function TokensApi() {
  const { data, error, refetch } = useTokensApiQuery()
  const [creating, setCreating] = useState(false)
  const tokens = data?.tokensApi
  return (
    <div className={styles.panel}>
      <Card
        title="Tokens de API"
        text={
          <>
            Para ligar outros sistemas aos dados da sua igreja. Cada token pode só o que você marcar. Se você trocar a
            sua senha, também por um link, os seus tokens são revogados. Para quem os usa, há o{' '}
            <Link to={igrejaUrls.desenvolvedores}>guia para desenvolvedores</Link>.
          </>
        }
        actions={<Button intent="primary" icon={<Add />} text="Novo token" onClick={() => setCreating(true)} />}
      >
        {error && !tokens && <ErrorState text="Não foi possível carregar os tokens." onRetry={() => void refetch()} />}
        {tokens?.length === 0 && <EmptyState text="Ainda não há dados cadastrados." />}
        <ul className={styles.rows}>
          {!tokens && !error && (
            <li>
              <Skeleton width="60%" />
            </li>
          )}
          {tokens?.map((token) => (
            <TokenRow key={token.uuid} token={token} />
          ))}
        </ul>
      </Card>
      {creating && <TokenDialog onClose={() => setCreating(false)} />}
    </div>
  )
}

const scopes = (escopos: string[]) =>
  abilities(escopos)
    .map(({ resource, verbs }) => `${resource} (${verbs.map(({ text }) => text).join(', ')})`)
    .join(' · ')

function TokenRow({ token }: { token: TokenApiLinhaFragment }) {
  const [revogar, { loading }] = useRevogarTokenApiMutation()
  const confirm = useConfirm()
  const revoke = async () => {
    const text = `Quem usa o token "${token.nome}" perde o acesso na hora. Você não poderá reverter isso!`
    if (!(await confirm({ text, confirmText: 'Revogar', danger: true }))) return
    await revogar({ variables: { id: token.uuid } })
      .then(() => toast.success('Token revogado.'))
      .catch((error: unknown) => toast.error(errorText(error, 'Não foi possível revogar o token.')))
  }
  return (
    <li>
      <div>
        <strong>{token.nome}</strong>
        <p>{scopes(token.escopos)}</p>
        <p>
          Criado em <DateText value={token.createdAt} />
          {token.usadoEm && (
            <>
              {' '}
              · usado em <DateText value={token.usadoEm} />
            </>
          )}
          {token.expiraEm && (
            <>
              {' '}
              · expira em <DateText value={token.expiraEm} />
            </>
          )}
        </p>
      </div>
      {token.revogadoEm ? (
        <StatusDot color="neutral" text="Revogado" />
      ) : (
        <Button text="Revogar" loading={loading} onClick={revoke} />
      )}
    </li>
  )
}
