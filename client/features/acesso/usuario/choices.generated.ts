/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types';

import { useQuery, type SkipToken } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

export type UsuarioChoicesQueryVariables = Exact<{
  busca?: string | null | undefined;
  filtro?: Types.UsuarioFiltro | null | undefined;
  idCliente?: number | null | undefined;
  ordem: Types.UsuarioCampo;
}>;


export type UsuarioChoicesQuery = { usuarios: { nodes: Array<{ id: number, uuid: string, name: string, email: string | null, dataNascimento: string | null, bairro: string | null }> } };


export const UsuarioChoicesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UsuarioChoices"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"busca"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filtro"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UsuarioFiltro"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ordem"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UsuarioCampo"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"usuarios"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"busca"},"value":{"kind":"Variable","name":{"kind":"Name","value":"busca"}}},{"kind":"Argument","name":{"kind":"Name","value":"filtro"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filtro"}}},{"kind":"Argument","name":{"kind":"Name","value":"idCliente"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}}},{"kind":"Argument","name":{"kind":"Name","value":"ordem"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"campo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ordem"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"direcao"},"value":{"kind":"EnumValue","value":"ASC"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"dataNascimento"}},{"kind":"Field","name":{"kind":"Name","value":"bairro"}}]}}]}}]}}]} as unknown as DocumentNode<UsuarioChoicesQuery, UsuarioChoicesQueryVariables>;
export const useUsuarioChoicesQuery = (options: useQuery.Options<UsuarioChoicesQuery, UsuarioChoicesQueryVariables> | SkipToken): useQuery.Result<UsuarioChoicesQuery, UsuarioChoicesQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(UsuarioChoicesDocument, options as never) as never