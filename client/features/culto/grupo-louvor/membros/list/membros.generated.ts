/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Sentido da ordenação. */
export type Direcao =
  /** Crescente. */
  | 'ASC'
  /** Decrescente. */
  | 'DESC';

/** Campos pelos quais a lista pode ser ordenada. */
export type MembroGrupoLouvorCampo =
  /** Quando entrou. */
  | 'createdAt'
  /** Nome da pessoa. */
  | 'name';

/** Filtro da lista de membros de grupos de louvor. */
export type MembroGrupoLouvorFiltro = {
  /** Grupo, por número ou uuid. */
  idGrupo?: string | number | null | undefined;
  /** Pessoa, por número ou uuid: os grupos de que é membro. */
  idMembro?: string | number | null | undefined;
  /** Situação. 1: ativo; 0: inativo. */
  statusMembro?: number | null | undefined;
};

/** Ordem de uma lista de MembroGrupoLouvor. */
export type MembroGrupoLouvorOrdem = {
  /** Campo. */
  campo: MembroGrupoLouvorCampo;
  /** Sentido. */
  direcao?: Direcao;
};

export type MembroGrupoLouvorLinhaFragment = { id: number, uuid: string, idCliente: number, idMembro: number, membroLider: number, statusMembro: number, createdAt: string, acoesPermitidas: Array<string>, membro: { id: number, uuid: string, name: string, fotoUrl: string | null } | null };

export type MembrosGrupoLouvorQueryVariables = Exact<{
  id: string | number;
  first?: number | null | undefined;
  after?: string | null | undefined;
  busca?: string | null | undefined;
  ordem?: Types.MembroGrupoLouvorOrdem | null | undefined;
  filtro?: Types.MembroGrupoLouvorFiltro | null | undefined;
}>;


export type MembrosGrupoLouvorQuery = { grupoLouvor: { id: number, uuid: string, acoesPermitidas: Array<string>, nomeGrupo: string, membros: { totalCount: number, nodes: Array<{ id: number, uuid: string, idCliente: number, idMembro: number, membroLider: number, statusMembro: number, createdAt: string, acoesPermitidas: Array<string>, membro: { id: number, uuid: string, name: string, fotoUrl: string | null } | null }> } } };

export type PromoverMembroGrupoLouvorMutationVariables = Exact<{
  id: string | number;
}>;


export type PromoverMembroGrupoLouvorMutation = { promoverMembroGrupoLouvor: { id: number, uuid: string, membroLider: number } };

export type ExcluirMembroGrupoLouvorMutationVariables = Exact<{
  id: string | number;
}>;


export type ExcluirMembroGrupoLouvorMutation = { excluirMembroGrupoLouvor: { message: string } };

export const MembroGrupoLouvorLinhaFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MembroGrupoLouvorLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MembroGrupoLouvor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"idMembro"}},{"kind":"Field","name":{"kind":"Name","value":"membroLider"}},{"kind":"Field","name":{"kind":"Name","value":"statusMembro"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"membro"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"fotoUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<MembroGrupoLouvorLinhaFragment, unknown>;
export const MembrosGrupoLouvorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MembrosGrupoLouvor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"busca"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ordem"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MembroGrupoLouvorOrdem"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filtro"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"MembroGrupoLouvorFiltro"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"grupoLouvor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}},{"kind":"Field","name":{"kind":"Name","value":"nomeGrupo"}},{"kind":"Field","name":{"kind":"Name","value":"membros"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"busca"},"value":{"kind":"Variable","name":{"kind":"Name","value":"busca"}}},{"kind":"Argument","name":{"kind":"Name","value":"ordem"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ordem"}}},{"kind":"Argument","name":{"kind":"Name","value":"filtro"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filtro"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MembroGrupoLouvorLinha"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MembroGrupoLouvorLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MembroGrupoLouvor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"idMembro"}},{"kind":"Field","name":{"kind":"Name","value":"membroLider"}},{"kind":"Field","name":{"kind":"Name","value":"statusMembro"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"membro"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"fotoUrl"}}]}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<MembrosGrupoLouvorQuery, MembrosGrupoLouvorQueryVariables>;
export const PromoverMembroGrupoLouvorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PromoverMembroGrupoLouvor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"promoverMembroGrupoLouvor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"membroLider"}}]}}]}}]} as unknown as DocumentNode<PromoverMembroGrupoLouvorMutation, PromoverMembroGrupoLouvorMutationVariables>;
export const ExcluirMembroGrupoLouvorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExcluirMembroGrupoLouvor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"excluirMembroGrupoLouvor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ExcluirMembroGrupoLouvorMutation, ExcluirMembroGrupoLouvorMutationVariables>;
export const useMembrosGrupoLouvorQuery = (options: useQuery.Options<MembrosGrupoLouvorQuery, MembrosGrupoLouvorQueryVariables> | SkipToken): useQuery.Result<MembrosGrupoLouvorQuery, MembrosGrupoLouvorQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(MembrosGrupoLouvorDocument, options as never) as never
export const usePromoverMembroGrupoLouvorMutation = (options?: useMutation.Options<PromoverMembroGrupoLouvorMutation, PromoverMembroGrupoLouvorMutationVariables>): useMutation.ResultTuple<PromoverMembroGrupoLouvorMutation, PromoverMembroGrupoLouvorMutationVariables> => useMutation(PromoverMembroGrupoLouvorDocument, options as never) as never
export const useExcluirMembroGrupoLouvorMutation = (options?: useMutation.Options<ExcluirMembroGrupoLouvorMutation, ExcluirMembroGrupoLouvorMutationVariables>): useMutation.ResultTuple<ExcluirMembroGrupoLouvorMutation, ExcluirMembroGrupoLouvorMutationVariables> => useMutation(ExcluirMembroGrupoLouvorDocument, options as never) as never