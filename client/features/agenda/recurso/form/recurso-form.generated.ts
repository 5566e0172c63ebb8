/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Dados de um recurso. Numa alteração, o que não é enviado fica como está. */
export type RecursoInput = {
  /** Descrição. */
  descricao?: string | null | undefined;
  /** Tipo, por número ou uuid. */
  idTipoRecurso: string | number;
  /** Nome, até 120 caracteres; único na igreja. */
  nomeRecurso: string;
  /** Quantas unidades há: uma, se não se diz; nunca menos que as reservadas daqui em diante. */
  quantidade?: number | null | undefined;
  /** 1: ativo, como começa; 0: inativo. */
  status?: number | null | undefined;
  /** Versão que estava sendo editada. */
  versao?: number | null | undefined;
};

export type RecursoEdicaoFragment = { id: number, uuid: string, idCliente: number, nomeRecurso: string, idTipoRecurso: number, quantidade: number, descricao: string | null, status: number, versao: number, tipo: { id: number, uuid: string, tipoRecurso: string } | null };

export type RecursoParaEditarQueryVariables = Exact<{
  id: string | number;
}>;


export type RecursoParaEditarQuery = { recurso: { id: number, uuid: string, idCliente: number, nomeRecurso: string, idTipoRecurso: number, quantidade: number, descricao: string | null, status: number, versao: number, tipo: { id: number, uuid: string, tipoRecurso: string } | null } };

export type CriarRecursoMutationVariables = Exact<{
  input: Types.RecursoInput;
  idCliente?: number | null | undefined;
}>;


export type CriarRecursoMutation = { criarRecurso: { id: number, uuid: string, idCliente: number, nomeRecurso: string, idTipoRecurso: number, quantidade: number, descricao: string | null, status: number, versao: number, tipo: { id: number, uuid: string, tipoRecurso: string } | null } };

export type AtualizarRecursoMutationVariables = Exact<{
  id: string | number;
  input: Types.RecursoInput;
}>;


export type AtualizarRecursoMutation = { atualizarRecurso: { id: number, uuid: string, idCliente: number, nomeRecurso: string, idTipoRecurso: number, quantidade: number, descricao: string | null, status: number, versao: number, tipo: { id: number, uuid: string, tipoRecurso: string } | null } };

export const RecursoEdicaoFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecursoEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Recurso"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"nomeRecurso"}},{"kind":"Field","name":{"kind":"Name","value":"idTipoRecurso"}},{"kind":"Field","name":{"kind":"Name","value":"tipo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"tipoRecurso"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quantidade"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<RecursoEdicaoFragment, unknown>;
export const RecursoParaEditarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecursoParaEditar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recurso"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecursoEdicao"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecursoEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Recurso"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"nomeRecurso"}},{"kind":"Field","name":{"kind":"Name","value":"idTipoRecurso"}},{"kind":"Field","name":{"kind":"Name","value":"tipo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"tipoRecurso"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quantidade"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<RecursoParaEditarQuery, RecursoParaEditarQueryVariables>;
export const CriarRecursoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CriarRecurso"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecursoInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criarRecurso"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idCliente"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecursoEdicao"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecursoEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Recurso"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"nomeRecurso"}},{"kind":"Field","name":{"kind":"Name","value":"idTipoRecurso"}},{"kind":"Field","name":{"kind":"Name","value":"tipo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"tipoRecurso"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quantidade"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<CriarRecursoMutation, CriarRecursoMutationVariables>;
export const AtualizarRecursoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AtualizarRecurso"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecursoInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atualizarRecurso"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecursoEdicao"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecursoEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Recurso"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"nomeRecurso"}},{"kind":"Field","name":{"kind":"Name","value":"idTipoRecurso"}},{"kind":"Field","name":{"kind":"Name","value":"tipo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"tipoRecurso"}}]}},{"kind":"Field","name":{"kind":"Name","value":"quantidade"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<AtualizarRecursoMutation, AtualizarRecursoMutationVariables>;
export const useRecursoParaEditarQuery = (options: useQuery.Options<RecursoParaEditarQuery, RecursoParaEditarQueryVariables> | SkipToken): useQuery.Result<RecursoParaEditarQuery, RecursoParaEditarQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(RecursoParaEditarDocument, options as never) as never
export const useCriarRecursoMutation = (options?: useMutation.Options<CriarRecursoMutation, CriarRecursoMutationVariables>): useMutation.ResultTuple<CriarRecursoMutation, CriarRecursoMutationVariables> => useMutation(CriarRecursoDocument, options as never) as never
export const useAtualizarRecursoMutation = (options?: useMutation.Options<AtualizarRecursoMutation, AtualizarRecursoMutationVariables>): useMutation.ResultTuple<AtualizarRecursoMutation, AtualizarRecursoMutationVariables> => useMutation(AtualizarRecursoDocument, options as never) as never