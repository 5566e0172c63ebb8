/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Sentido da ordenação. */
export type Direcao =
  /** Crescente. */
  | 'ASC'
  /** Decrescente. */
  | 'DESC';

/** Campos pelos quais a lista pode ser ordenada. */
export type EnsaioLouvorCampo =
  /** Data do cadastro. */
  | 'createdAt'
  /** Dia e hora. */
  | 'dataEnsaio'
  /** Nome do grupo. */
  | 'grupo'
  /** Nome do local. */
  | 'local'
  /** Situação. */
  | 'statusEnsaio';

/** Filtro da lista de ensaios. */
export type EnsaioLouvorFiltro = {
  /** Até este dia. */
  ate?: string | null | undefined;
  /** A partir deste dia. */
  de?: string | null | undefined;
  /** Grupo de louvor, por número ou uuid. */
  idGrupo?: string | number | null | undefined;
  /** proximos (de hoje em diante) ou anteriores. */
  quando?: string | null | undefined;
  /** Situação: Marcado, Concluído ou Cancelado. */
  statusEnsaio?: string | null | undefined;
};

/** Ordem de uma lista de EnsaioLouvor. */
export type EnsaioLouvorOrdem = {
  /** Campo. */
  campo: EnsaioLouvorCampo;
  /** Sentido. */
  direcao?: Direcao;
};

export type EnsaioLouvorLinhaFragment = { id: number, uuid: string, idCliente: number, idGrupo: number, dataEnsaio: string, horaEnsaio: string, statusEnsaio: string, quantidadeMusicas: number, acoesPermitidas: Array<string>, grupo: { id: number, uuid: string, nomeGrupo: string } | null, local: { id: number, uuid: string, nomeLocal: string } | null };

export type EnsaiosLouvorQueryVariables = Exact<{
  id: string | number;
  deGrupo: boolean;
  first?: number | null | undefined;
  after?: string | null | undefined;
  busca?: string | null | undefined;
  ordem?: Types.EnsaioLouvorOrdem | null | undefined;
  filtro?: Types.EnsaioLouvorFiltro | null | undefined;
}>;


export type EnsaiosLouvorQuery = { grupoLouvor?: { id: number, uuid: string, nomeGrupo: string }, ensaiosLouvor: { totalCount: number, nodes: Array<{ id: number, uuid: string, idCliente: number, idGrupo: number, dataEnsaio: string, horaEnsaio: string, statusEnsaio: string, quantidadeMusicas: number, acoesPermitidas: Array<string>, grupo: { id: number, uuid: string, nomeGrupo: string } | null, local: { id: number, uuid: string, nomeLocal: string } | null }> } };

export type ConcluirEnsaioLouvorMutationVariables = Exact<{
  id: string | number;
}>;


export type ConcluirEnsaioLouvorMutation = { concluirEnsaioLouvor: { id: number, uuid: string, statusEnsaio: string, acoesPermitidas: Array<string> } };

export type CancelarEnsaioLouvorMutationVariables = Exact<{
  id: string | number;
}>;


export type CancelarEnsaioLouvorMutation = { cancelarEnsaioLouvor: { id: number, uuid: string, statusEnsaio: string, acoesPermitidas: Array<string> } };

export const EnsaioLouvorLinhaFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnsaioLouvorLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EnsaioLouvor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"idGrupo"}},{"kind":"Field","name":{"kind":"Name","value":"dataEnsaio"}},{"kind":"Field","name":{"kind":"Name","value":"horaEnsaio"}},{"kind":"Field","name":{"kind":"Name","value":"statusEnsaio"}},{"kind":"Field","name":{"kind":"Name","value":"quantidadeMusicas"}},{"kind":"Field","name":{"kind":"Name","value":"grupo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nomeGrupo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"local"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nomeLocal"}}]}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<EnsaioLouvorLinhaFragment, unknown>;
export const EnsaiosLouvorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EnsaiosLouvor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"deGrupo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"busca"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ordem"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EnsaioLouvorOrdem"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filtro"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EnsaioLouvorFiltro"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"grupoLouvor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"deGrupo"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nomeGrupo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ensaiosLouvor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"busca"},"value":{"kind":"Variable","name":{"kind":"Name","value":"busca"}}},{"kind":"Argument","name":{"kind":"Name","value":"ordem"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ordem"}}},{"kind":"Argument","name":{"kind":"Name","value":"filtro"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filtro"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EnsaioLouvorLinha"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EnsaioLouvorLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EnsaioLouvor"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"idGrupo"}},{"kind":"Field","name":{"kind":"Name","value":"dataEnsaio"}},{"kind":"Field","name":{"kind":"Name","value":"horaEnsaio"}},{"kind":"Field","name":{"kind":"Name","value":"statusEnsaio"}},{"kind":"Field","name":{"kind":"Name","value":"quantidadeMusicas"}},{"kind":"Field","name":{"kind":"Name","value":"grupo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nomeGrupo"}}]}},{"kind":"Field","name":{"kind":"Name","value":"local"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nomeLocal"}}]}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<EnsaiosLouvorQuery, EnsaiosLouvorQueryVariables>;
export const ConcluirEnsaioLouvorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConcluirEnsaioLouvor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"concluirEnsaioLouvor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"statusEnsaio"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]}}]} as unknown as DocumentNode<ConcluirEnsaioLouvorMutation, ConcluirEnsaioLouvorMutationVariables>;
export const CancelarEnsaioLouvorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelarEnsaioLouvor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelarEnsaioLouvor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"statusEnsaio"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]}}]} as unknown as DocumentNode<CancelarEnsaioLouvorMutation, CancelarEnsaioLouvorMutationVariables>;
export const useEnsaiosLouvorQuery = (options: useQuery.Options<EnsaiosLouvorQuery, EnsaiosLouvorQueryVariables> | SkipToken): useQuery.Result<EnsaiosLouvorQuery, EnsaiosLouvorQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(EnsaiosLouvorDocument, options as never) as never
export const useConcluirEnsaioLouvorMutation = (options?: useMutation.Options<ConcluirEnsaioLouvorMutation, ConcluirEnsaioLouvorMutationVariables>): useMutation.ResultTuple<ConcluirEnsaioLouvorMutation, ConcluirEnsaioLouvorMutationVariables> => useMutation(ConcluirEnsaioLouvorDocument, options as never) as never
export const useCancelarEnsaioLouvorMutation = (options?: useMutation.Options<CancelarEnsaioLouvorMutation, CancelarEnsaioLouvorMutationVariables>): useMutation.ResultTuple<CancelarEnsaioLouvorMutation, CancelarEnsaioLouvorMutationVariables> => useMutation(CancelarEnsaioLouvorDocument, options as never) as never