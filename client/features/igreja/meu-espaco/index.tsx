import { BankAccount, Contrast, Lock, LogOut, Notifications, Shield, User } from '@blueprintjs/icons'
import { errorText } from '../../../kernel/apollo'
import { useCan, useLeave, useViewer } from '../../../kernel/session'
import { Avatar, ErrorState, PageHeader, PageSpinner } from '../../../kernel/ui'
import { codigoPixUrls } from '../../missoes/codigo-pix/urls'
import { igrejaUrls } from '../urls'
import { ButtonRow, LinkRow } from './linha'
import { useMeuEspacoQuery } from './meu-espaco.generated'
import styles from './meu-espaco.module.css'
import { Meus } from './meus'

export type { MeuEspacoQuery } from './meu-espaco.generated'

/** Everything that is the current user's own, one tap away: the fourth place of the phone's bottom bar. */
export function Component() {
  const { name, email, nomePerfil, fotoUrl, igreja } = useViewer()
  const gives = useCan('codigoPix.gerar')
  const leave = useLeave()
  return (
    <>
      <PageHeader title="Meu espaço" />
      <div className={styles.who}>
        <Avatar name={name} src={fotoUrl} size={64} />
        <div>
          <strong>{name}</strong>
          {email && <span>{email}</span>}
          <span>
            {nomePerfil} · {igreja.nome}
          </span>
        </div>
      </div>
      <Own />
      <section aria-label="Minha conta">
        <ul className={styles.rows}>
          {gives && (
            <LinkRow
              icon={BankAccount}
              to={codigoPixUrls.ofertar}
              text="Ofertar por Pix"
              hint="Dízimo, oferta, campanha ou evento"
            />
          )}
          <LinkRow
            icon={User}
            to={igrejaUrls.configuracoes('perfil')}
            text="Meus dados"
            hint="Foto, contato e endereço"
          />
          <LinkRow
            icon={Shield}
            to={igrejaUrls.configuracoes('seguranca')}
            text="Segurança"
            hint="Senha, aparelhos e segunda etapa"
          />
          <LinkRow
            icon={Notifications}
            to={igrejaUrls.configuracoes('avisos')}
            text="Avisos"
            hint="O que toca neste celular, e quando"
          />
          <LinkRow
            icon={Contrast}
            to={igrejaUrls.configuracoes('aparencia')}
            text="Aparência"
            hint="Tema claro ou escuro, atalhos"
          />
          <LinkRow
            icon={Lock}
            to={igrejaUrls.configuracoes('privacidade')}
            text="Privacidade"
            hint="Os seus dados e o uso que se faz deles"
          />
          <ButtonRow icon={LogOut} text="Sair" onClick={() => void leave()} />
        </ul>
      </section>
    </>
  )
}

function Own() {
  const { data, error, refetch } = useMeuEspacoQuery({ context: { opensScreen: true, kept: true } })
  if (data) return <Meus home={data.home} />
  if (!error) return <PageSpinner />
  const text = errorText(error, 'Não foi possível buscar as suas escalas e a sua célula.')
  return <ErrorState text={text} onRetry={() => void refetch().catch(() => undefined)} />
}
