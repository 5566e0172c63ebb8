import { Tag } from '@blueprintjs/core'
import type { MembroGrupoLouvorCampo } from '../../../../../gql/types'
import type { Column } from '../../../../../kernel/list'
import { DateText } from '../../../../../kernel/ui'
import { PersonLink } from '../../../../acesso/usuario'
import { AConfirmar } from '../../../../pessoas/vinculo'
import { Situacao } from '../../situacao'
import type { MembroGrupoLouvorLinhaFragment } from './membros.generated'
import styles from './membros.module.css'

export const columns: Column<MembroGrupoLouvorLinhaFragment, MembroGrupoLouvorCampo>[] = [
  {
    id: 'name',
    title: 'Nome',
    sort: 'name',
    cell: ({ membro, membroLider, aConfirmar }) =>
      membro && (
        <span className={styles.name}>
          <PersonLink person={membro} />
          {membroLider === 1 && (
            <Tag round minimal intent="primary">
              Líder
            </Tag>
          )}
          <AConfirmar row={{ aConfirmar }} />
        </span>
      ),
  },
  { id: 'statusMembro', title: 'Status', cell: (row) => <Situacao status={row.statusMembro} /> },
  {
    id: 'createdAt',
    title: 'Desde',
    sort: 'createdAt',
    optional: true,
    cell: (row) => <DateText value={row.createdAt} />,
  },
]
