import { Link } from 'react-router-dom'
import { AddButton } from '../../../../kernel/list'
import { Can } from '../../../../kernel/session'
import { Avatar, EmptyState } from '../../../../kernel/ui'
import { usuarioUrls } from '../../../acesso/usuario/urls'
import { Papel } from '../../membro-celula'
import { celulaUrls } from '../urls'
import type { CelulaDetalheQuery } from './celula.generated'
import styles from './detail.module.css'

type Props = { idCelula: number; membros: CelulaDetalheQuery['relatorioCelula']['membros']; total: number }

const SHOWN = 12

/** The first members of the cell, leader first, and a link to all of them. */
export function Members({ idCelula, membros, total }: Props) {
  const add = (
    <Can action="celula.escrever">
      <AddButton to={celulaUrls.adicionarMembro(idCelula)} text="Adicionar Membro" />
    </Can>
  )
  if (membros.length === 0) return <EmptyState text="Esta célula ainda não tem membros.">{add}</EmptyState>
  return (
    <>
      <ul className={styles.members}>
        {membros.slice(0, SHOWN).map(({ uuid, membro, membroLider }) => (
          <li key={uuid}>
            <Avatar name={membro?.name ?? '-'} src={membro?.fotoUrl} size={32} />
            <span className={styles.who}>
              {membro && <Link to={usuarioUrls.detail(membro.id)}>{membro.name}</Link>}
              {membroLider === 1 && <Papel lider={1} />}
            </span>
          </li>
        ))}
      </ul>
      <Link className={styles.all} to={celulaUrls.membros(idCelula)}>
        {total > SHOWN ? `Ver todos os ${total} membros` : 'Ver os membros'}
      </Link>
    </>
  )
}
