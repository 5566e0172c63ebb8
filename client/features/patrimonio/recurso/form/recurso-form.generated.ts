/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useMutation } from '@apollo/client/react'
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

export type CriarRecursoMutationVariables = Exact<{
  input: Types.RecursoInput;
}>;


export type CriarRecursoMutation = { criarRecurso: { id: number, uuid: string, nomeRecurso: string, versao: number } };

export type AtualizarRecursoMutationVariables = Exact<{
  id: string | number;
  input: Types.RecursoInput;
}>;


export type AtualizarRecursoMutation = { atualizarRecurso: { id: number, uuid: string, nomeRecurso: string, versao: number } };


export const CriarRecursoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CriarRecurso"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecursoInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criarRecurso"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nomeRecurso"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]}}]} as unknown as DocumentNode<CriarRecursoMutation, CriarRecursoMutationVariables>;
export const AtualizarRecursoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AtualizarRecurso"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RecursoInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atualizarRecurso"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nomeRecurso"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]}}]} as unknown as DocumentNode<AtualizarRecursoMutation, AtualizarRecursoMutationVariables>;
export const useCriarRecursoMutation = (options?: useMutation.Options<CriarRecursoMutation, CriarRecursoMutationVariables>): useMutation.ResultTuple<CriarRecursoMutation, CriarRecursoMutationVariables> => useMutation(CriarRecursoDocument, options as never) as never
export const useAtualizarRecursoMutation = (options?: useMutation.Options<AtualizarRecursoMutation, AtualizarRecursoMutationVariables>): useMutation.ResultTuple<AtualizarRecursoMutation, AtualizarRecursoMutationVariables> => useMutation(AtualizarRecursoDocument, options as never) as never