/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Dados de um evento. Numa alteração, o que não é enviado fica como está. */
export type EventoInput = {
  /** Quando termina, não antes de começar. Instante, ou hora da igreja (2026-12-05T19:30), ou só o dia, até o último minuto. */
  dataFim?: string | null | undefined;
  /** Quando começa. Instante, ou hora da igreja (2026-12-05T19:30), ou só o dia, desde o primeiro minuto. */
  dataInicio: string;
  /** Descrição. */
  descricao?: string | null | undefined;
  /** Local, por número ou uuid. */
  idLocal?: string | number | null | undefined;
  /** Nome, até 120 caracteres. */
  nomeEvento: string;
  /** Quantas pessoas podem participar; não menos que as que já participam. Nulo: sem limite. */
  vagas?: number | null | undefined;
  /** Versão que estava sendo editada. */
  versao?: number | null | undefined;
};

export type EventoEdicaoFragment = { id: number, uuid: string, idCliente: number, nomeEvento: string, descricao: string | null, idLocal: number | null, dataInicio: string, dataFim: string | null, vagas: number | null, fotoUrl: string | null, versao: number, local: { id: number, uuid: string, nomeLocal: string } | null };

export type EventoParaEditarQueryVariables = Exact<{
  id: string | number;
}>;


export type EventoParaEditarQuery = { evento: { id: number, uuid: string, idCliente: number, nomeEvento: string, descricao: string | null, idLocal: number | null, dataInicio: string, dataFim: string | null, vagas: number | null, fotoUrl: string | null, versao: number, local: { id: number, uuid: string, nomeLocal: string } | null } };

export type CriarEventoMutationVariables = Exact<{
  input: Types.EventoInput;
  idCliente?: number | null | undefined;
}>;


export type CriarEventoMutation = { criarEvento: { id: number, uuid: string, idCliente: number, nomeEvento: string, descricao: string | null, idLocal: number | null, dataInicio: string, dataFim: string | null, vagas: number | null, fotoUrl: string | null, versao: number, local: { id: number, uuid: string, nomeLocal: string } | null } };

export type AtualizarEventoMutationVariables = Exact<{
  id: string | number;
  input: Types.EventoInput;
}>;


export type AtualizarEventoMutation = { atualizarEvento: { id: number, uuid: string, idCliente: number, nomeEvento: string, descricao: string | null, idLocal: number | null, dataInicio: string, dataFim: string | null, vagas: number | null, fotoUrl: string | null, versao: number, local: { id: number, uuid: string, nomeLocal: string } | null } };

export type EnviarFotoEventoMutationVariables = Exact<{
  id: string | number;
  arquivo: File;
}>;


export type EnviarFotoEventoMutation = { enviarFotoEvento: { id: number, uuid: string, fotoUrl: string | null, versao: number } };

export type RemoverFotoEventoMutationVariables = Exact<{
  id: string | number;
}>;


export type RemoverFotoEventoMutation = { removerFotoEvento: { id: number, uuid: string, fotoUrl: string | null, versao: number } };

export const EventoEdicaoFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventoEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Evento"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"nomeEvento"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"idLocal"}},{"kind":"Field","name":{"kind":"Name","value":"local"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nomeLocal"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dataInicio"}},{"kind":"Field","name":{"kind":"Name","value":"dataFim"}},{"kind":"Field","name":{"kind":"Name","value":"vagas"}},{"kind":"Field","name":{"kind":"Name","value":"fotoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<EventoEdicaoFragment, unknown>;
export const EventoParaEditarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EventoParaEditar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"evento"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventoEdicao"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventoEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Evento"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"nomeEvento"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"idLocal"}},{"kind":"Field","name":{"kind":"Name","value":"local"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nomeLocal"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dataInicio"}},{"kind":"Field","name":{"kind":"Name","value":"dataFim"}},{"kind":"Field","name":{"kind":"Name","value":"vagas"}},{"kind":"Field","name":{"kind":"Name","value":"fotoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<EventoParaEditarQuery, EventoParaEditarQueryVariables>;
export const CriarEventoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CriarEvento"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EventoInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criarEvento"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idCliente"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventoEdicao"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventoEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Evento"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"nomeEvento"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"idLocal"}},{"kind":"Field","name":{"kind":"Name","value":"local"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nomeLocal"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dataInicio"}},{"kind":"Field","name":{"kind":"Name","value":"dataFim"}},{"kind":"Field","name":{"kind":"Name","value":"vagas"}},{"kind":"Field","name":{"kind":"Name","value":"fotoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<CriarEventoMutation, CriarEventoMutationVariables>;
export const AtualizarEventoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AtualizarEvento"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EventoInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atualizarEvento"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EventoEdicao"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EventoEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Evento"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"nomeEvento"}},{"kind":"Field","name":{"kind":"Name","value":"descricao"}},{"kind":"Field","name":{"kind":"Name","value":"idLocal"}},{"kind":"Field","name":{"kind":"Name","value":"local"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nomeLocal"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dataInicio"}},{"kind":"Field","name":{"kind":"Name","value":"dataFim"}},{"kind":"Field","name":{"kind":"Name","value":"vagas"}},{"kind":"Field","name":{"kind":"Name","value":"fotoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<AtualizarEventoMutation, AtualizarEventoMutationVariables>;
export const EnviarFotoEventoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EnviarFotoEvento"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"arquivo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enviarFotoEvento"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"arquivo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"arquivo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"fotoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]}}]} as unknown as DocumentNode<EnviarFotoEventoMutation, EnviarFotoEventoMutationVariables>;
export const RemoverFotoEventoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoverFotoEvento"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removerFotoEvento"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"fotoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]}}]} as unknown as DocumentNode<RemoverFotoEventoMutation, RemoverFotoEventoMutationVariables>;
export const useEventoParaEditarQuery = (options: useQuery.Options<EventoParaEditarQuery, EventoParaEditarQueryVariables> | SkipToken): useQuery.Result<EventoParaEditarQuery, EventoParaEditarQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(EventoParaEditarDocument, options as never) as never
export const useCriarEventoMutation = (options?: useMutation.Options<CriarEventoMutation, CriarEventoMutationVariables>): useMutation.ResultTuple<CriarEventoMutation, CriarEventoMutationVariables> => useMutation(CriarEventoDocument, options as never) as never
export const useAtualizarEventoMutation = (options?: useMutation.Options<AtualizarEventoMutation, AtualizarEventoMutationVariables>): useMutation.ResultTuple<AtualizarEventoMutation, AtualizarEventoMutationVariables> => useMutation(AtualizarEventoDocument, options as never) as never
export const useEnviarFotoEventoMutation = (options?: useMutation.Options<EnviarFotoEventoMutation, EnviarFotoEventoMutationVariables>): useMutation.ResultTuple<EnviarFotoEventoMutation, EnviarFotoEventoMutationVariables> => useMutation(EnviarFotoEventoDocument, options as never) as never
export const useRemoverFotoEventoMutation = (options?: useMutation.Options<RemoverFotoEventoMutation, RemoverFotoEventoMutationVariables>): useMutation.ResultTuple<RemoverFotoEventoMutation, RemoverFotoEventoMutationVariables> => useMutation(RemoverFotoEventoDocument, options as never) as never