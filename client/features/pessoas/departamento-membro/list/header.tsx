import { Button } from '@blueprintjs/core'
import { ArrowLeft, Edit } from '@blueprintjs/icons'
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { Avatar, PageHeader } from '../../../../kernel/ui'
import { usuarioUrls } from '../../../acesso/usuario/urls'
import { Situacao } from '../../departamento'
import { departamentoUrls } from '../../departamento/urls'
import styles from './list.module.css'
import type { MembrosDepartamentoQuery } from './membros.generated'

export const crumbs = [{ text: 'Grupos' }, { text: 'Departamentos', to: departamentoUrls.list }]

type Props = { departamento: MembrosDepartamentoQuery['departamento']; add: ReactNode }

/** The details of a department, above its members. */
export function DepartamentoHeader({ departamento, add }: Props) {
  const navigate = useNavigate()
  const { id, tituloDepartamento, descricao, responsavel, status, quantidadeMembros, acoesPermitidas } = departamento
  return (
    <>
      <PageHeader
        title={tituloDepartamento}
        crumbs={crumbs}
        description={descricao}
        actions={
          <>
            <Button
              variant="outlined"
              icon={<ArrowLeft />}
              text="Voltar"
              onClick={() => navigate(departamentoUrls.list)}
            />
            {acoesPermitidas.includes('editar') && (
              <Button
                variant="outlined"
                icon={<Edit />}
                text="Editar"
                onClick={() => navigate(departamentoUrls.edit(id))}
              />
            )}
            {add}
          </>
        }
      />
      <dl className={styles.summary}>
        <div>
          <dt>Responsável</dt>
          <dd>
            {responsavel ? (
              <>
                <Avatar name={responsavel.name} src={responsavel.fotoUrl} size={24} />
                <Link to={usuarioUrls.detail(responsavel.id)}>{responsavel.name}</Link>
              </>
            ) : (
              '-'
            )}
          </dd>
        </div>
        <div>
          <dt>Status</dt>
          <dd>
            <Situacao status={status} />
          </dd>
        </div>
        <div>
          <dt>Membros ativos</dt>
          <dd>{quantidadeMembros}</dd>
        </div>
      </dl>
    </>
  )
}
