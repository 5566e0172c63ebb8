import { Music } from '@blueprintjs/icons'
import { useCan } from '../../../../kernel/session'
import { ensaioLouvorUrls } from '../../../culto/ensaio-louvor/urls'
import { grupoLouvorUrls } from '../../../culto/grupo-louvor/urls'
import { Card, None } from '../card'
import { Faltas } from '../faltas'
import styles from '../home.module.css'
import { LinkButton } from '../primeiros-passos/link-button'
import type { GroupProps } from './props'
import { quando } from './quando'

/** A worship group that the current user leads: the next rehearsal, its songs, and who cannot come. */
export function GrupoLouvor({ grupo: { uuid, nome, proximo, pessoas }, hoje }: GroupProps) {
  const creates = useCan('ensaioLouvor.criar')
  const songs = proximo?.quantos ?? 0
  const facts = ['Próximo ensaio', proximo?.local, songs > 0 && (songs === 1 ? '1 música' : `${songs} músicas`)]
  return (
    <Card title={nome} to={grupoLouvorUrls.membros(uuid)} more="Grupo que você lidera">
      {proximo?.dia ? (
        <>
          <p className={styles.lead}>{quando(proximo.dia, proximo.hora, hoje)}</p>
          <None>{facts.filter(Boolean).join(' · ')}</None>
        </>
      ) : (
        <None>Nenhum ensaio marcado.</None>
      )}
      <div className={styles.actions}>
        {proximo && (
          <LinkButton
            main={songs === 0}
            text={songs === 0 ? 'Escolher as músicas' : 'Ver as músicas'}
            icon={<Music />}
            to={ensaioLouvorUrls.setlist(proximo.id)}
          />
        )}
        {!proximo && creates && (
          <LinkButton main text="Marcar um ensaio" icon={<Music />} to={ensaioLouvorUrls.createIn(uuid)} />
        )}
      </div>
      <Faltas title="Avisaram que não podem" pessoas={pessoas} />
    </Card>
  )
}
