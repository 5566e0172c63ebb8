/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Sentido da ordenação. */
export type Direcao =
  /** Crescente. */
  | 'ASC'
  /** Decrescente. */
  | 'DESC';

/** Campos pelos quais a lista pode ser ordenada. */
export type UsuarioCampo =
  /** Primeiro as de nome que começa com a busca, depois as de sobrenome que começa com ela, e depois por nome. */
  | 'busca'
  /** Data do cadastro. */
  | 'createdAt'
  /** Data de nascimento, para quem pode lê-la. */
  | 'dataNascimento'
  /** E-mail. */
  | 'email'
  /** Nome. */
  | 'name'
  /** Pastores primeiro, e depois por nome. */
  | 'pastor'
  /** Perfil. */
  | 'perfil'
  /** Recém-convertidas primeiro, e depois por nome. */
  | 'recemConvertido';

/** Filtro da lista de pessoas. */
export type UsuarioFiltro = {
  /** Verdadeiro: só quem tem um perfil acima de membro, ou uma função de hoje ou futura. */
  comAcesso?: boolean | null | undefined;
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: boolean | null | undefined;
  /** Quem não é desta célula, por número ou uuid. */
  foraDaCelula?: string | number | null | undefined;
  /** Quem não participa desta missão, por número ou uuid. */
  foraDaMissao?: string | number | null | undefined;
  /** Departamento em que não estão, por número ou uuid. */
  foraDoDepartamento?: string | number | null | undefined;
  /** Quem não esteve neste encontro, por número ou uuid. */
  foraDoEncontro?: string | number | null | undefined;
  /** Quem não participa deste evento, por número ou uuid. */
  foraDoEvento?: string | number | null | undefined;
  /** Quem não é deste grupo de louvor, por número ou uuid. */
  foraDoGrupoLouvor?: string | number | null | undefined;
  /** Departamento em que estão, por número ou uuid. */
  idDepartamento?: string | number | null | undefined;
  /** Mês do aniversário, de 1 a 12, para quem pode ler datas de nascimento. */
  mesAniversario?: number | null | undefined;
  /** Perfil. */
  perfil?: number | null | undefined;
  /** 1: só recém-convertidas; 0: só as outras. */
  recemConvertido?: number | null | undefined;
  /** 1: só ativas; 0: só inativas. */
  usuarioAtivo?: number | null | undefined;
};

/** Ordem de uma lista de Usuario. */
export type UsuarioOrdem = {
  /** Campo. */
  campo: UsuarioCampo;
  /** Sentido. */
  direcao?: Direcao;
};

export type UsuarioLinhaFragment = { id: number, uuid: string, idCliente: number, name: string, email: string | null, telefoneUsuario: string | null, perfil: number, nomePerfil: string, recemConvertido: number, usuarioAtivo: number, dataNascimento: string | null, cidade: string | null, fotoUrl: string | null, createdAt: string, versao: number, acoesPermitidas: Array<string>, departamentos: Array<{ id: number, uuid: string, statusMembro: string, departamento: { id: number, uuid: string, tituloDepartamento: string } }> };

export type UsuariosQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  busca?: string | null | undefined;
  ordem?: Types.UsuarioOrdem | null | undefined;
  filtro?: Types.UsuarioFiltro | null | undefined;
  idCliente?: number | null | undefined;
}>;


export type UsuariosQuery = { usuarios: { totalCount: number, nodes: Array<{ id: number, uuid: string, idCliente: number, name: string, email: string | null, telefoneUsuario: string | null, perfil: number, nomePerfil: string, recemConvertido: number, usuarioAtivo: number, dataNascimento: string | null, cidade: string | null, fotoUrl: string | null, createdAt: string, versao: number, acoesPermitidas: Array<string>, departamentos: Array<{ id: number, uuid: string, statusMembro: string, departamento: { id: number, uuid: string, tituloDepartamento: string } }> }> } };

export const UsuarioLinhaFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UsuarioLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Usuario"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"telefoneUsuario"}},{"kind":"Field","name":{"kind":"Name","value":"perfil"}},{"kind":"Field","name":{"kind":"Name","value":"nomePerfil"}},{"kind":"Field","name":{"kind":"Name","value":"recemConvertido"}},{"kind":"Field","name":{"kind":"Name","value":"usuarioAtivo"}},{"kind":"Field","name":{"kind":"Name","value":"dataNascimento"}},{"kind":"Field","name":{"kind":"Name","value":"cidade"}},{"kind":"Field","name":{"kind":"Name","value":"fotoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"departamentos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"statusMembro"}},{"kind":"Field","name":{"kind":"Name","value":"departamento"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"tituloDepartamento"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<UsuarioLinhaFragment, unknown>;
export const UsuariosDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Usuarios"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"busca"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ordem"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UsuarioOrdem"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filtro"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UsuarioFiltro"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"usuarios"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"busca"},"value":{"kind":"Variable","name":{"kind":"Name","value":"busca"}}},{"kind":"Argument","name":{"kind":"Name","value":"ordem"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ordem"}}},{"kind":"Argument","name":{"kind":"Name","value":"filtro"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filtro"}}},{"kind":"Argument","name":{"kind":"Name","value":"idCliente"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UsuarioLinha"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UsuarioLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Usuario"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"telefoneUsuario"}},{"kind":"Field","name":{"kind":"Name","value":"perfil"}},{"kind":"Field","name":{"kind":"Name","value":"nomePerfil"}},{"kind":"Field","name":{"kind":"Name","value":"recemConvertido"}},{"kind":"Field","name":{"kind":"Name","value":"usuarioAtivo"}},{"kind":"Field","name":{"kind":"Name","value":"dataNascimento"}},{"kind":"Field","name":{"kind":"Name","value":"cidade"}},{"kind":"Field","name":{"kind":"Name","value":"fotoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"departamentos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"statusMembro"}},{"kind":"Field","name":{"kind":"Name","value":"departamento"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"tituloDepartamento"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<UsuariosQuery, UsuariosQueryVariables>;
export const useUsuariosQuery = (options?: useQuery.Options<UsuariosQuery, UsuariosQueryVariables> | SkipToken): useQuery.Result<UsuariosQuery, UsuariosQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(UsuariosDocument, options as never) as never