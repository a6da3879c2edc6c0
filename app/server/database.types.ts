// Made from supabase/migrations by: npm run database:types. Do not edit.

export type Json =
  | string
  | number
  | boolean
  | null
  | { [key: string]: Json | undefined }
  | Json[]

export type Database = {
  public: {
    Tables: {
      knowledge: {
        Row: {
          answer: string
          id: string
          position: number
          questions: string
          search: unknown
          topic: string
        }
        Insert: {
          answer: string
          id: string
          position: number
          questions: string
          search?: never
          topic: string
        }
        Update: {
          answer?: string
          id?: string
          position?: number
          questions?: string
          search?: never
          topic?: string
        }
        Relationships: []
      }
      pressure_washing_videos: {
        Row: {
          created_at: string
          id: string
          is_featured: boolean
          mime_type: string | null
          poster_url: string | null
          video_url: string
        }
        Insert: {
          created_at?: string
          id?: string
          is_featured?: boolean
          mime_type?: string | null
          poster_url?: string | null
          video_url: string
        }
        Update: {
          created_at?: string
          id?: string
          is_featured?: boolean
          mime_type?: string | null
          poster_url?: string | null
          video_url?: string
        }
        Relationships: []
      }
      quote_notifications: {
        Row: {
          attempts: number
          channel: string
          created_at: string
          delivered_at: string | null
          id: string
          last_attempt_at: string | null
          last_error: string | null
          quote_request_id: string
          status: string
        }
        Insert: {
          attempts?: number
          channel?: string
          created_at?: string
          delivered_at?: string | null
          id?: string
          last_attempt_at?: string | null
          last_error?: string | null
          quote_request_id: string
          status?: string
        }
        Update: {
          attempts?: number
          channel?: string
          created_at?: string
          delivered_at?: string | null
          id?: string
          last_attempt_at?: string | null
          last_error?: string | null
          quote_request_id?: string
          status?: string
        }
        Relationships: [
          {
            foreignKeyName: "quote_notifications_quote_request_id_fkey"
            columns: ["quote_request_id"]
            referencedRelation: "quote_request_overview"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "quote_notifications_quote_request_id_fkey"
            columns: ["quote_request_id"]
            referencedRelation: "quote_requests"
            referencedColumns: ["id"]
          },
        ]
      }
      quote_requests: {
        Row: {
          content_digest: string
          created_at: string
          email: string
          first_name: string
          id: string
          idempotency_key: string | null
          phone: string
        }
        Insert: {
          content_digest: string
          created_at?: string
          email: string
          first_name: string
          id?: string
          idempotency_key?: string | null
          phone: string
        }
        Update: {
          content_digest?: string
          created_at?: string
          email?: string
          first_name?: string
          id?: string
          idempotency_key?: string | null
          phone?: string
        }
        Relationships: []
      }
      reviews: {
        Row: {
          author: string
          avatar_url: string | null
          created_at: string
          id: string
          published: boolean
          rating: number
          reviewed_on: string
          text: string
        }
        Insert: {
          author: string
          avatar_url?: string | null
          created_at?: string
          id?: string
          published?: boolean
          rating: number
          reviewed_on: string
          text: string
        }
        Update: {
          author?: string
          avatar_url?: string | null
          created_at?: string
          id?: string
          published?: boolean
          rating?: number
          reviewed_on?: string
          text?: string
        }
        Relationships: []
      }
      service_videos: {
        Row: {
          created_at: string
          id: string
          is_featured: boolean
          mime_type: string | null
          poster_url: string | null
          video_url: string
        }
        Insert: {
          created_at?: string
          id?: string
          is_featured?: boolean
          mime_type?: string | null
          poster_url?: string | null
          video_url: string
        }
        Update: {
          created_at?: string
          id?: string
          is_featured?: boolean
          mime_type?: string | null
          poster_url?: string | null
          video_url?: string
        }
        Relationships: []
      }
    }
    Views: {
      quote_request_overview: {
        Row: {
          created_at: string | null
          delivered_at: string | null
          email: string | null
          first_name: string | null
          id: string | null
          notification_attempts: number | null
          notification_last_error: string | null
          notification_status: string | null
          phone: string | null
        }
        Relationships: []
      }
    }
    Functions: {
      record_notification_attempt: {
        Args: { delivered: boolean; error?: string; notification_id: string }
        Returns: undefined
      }
      search_knowledge: {
        Args: { max_results?: number; query: string }
        Returns: {
          answer: string
          coverage: number
          id: string
          relevance: number
          topic: string
        }[]
      }
      submit_quote_request: {
        Args: {
          email: string
          first_name: string
          idempotency_key?: string
          phone: string
        }
        Returns: {
          is_new: boolean
          notification_id: string
          quote_request_id: string
        }[]
      }
    }
    Enums: {
      [_ in never]: never
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}

type DatabaseWithoutInternals = Omit<Database, "__InternalSupabase">

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] &
        DefaultSchema["Views"])
    ? (DefaultSchema["Tables"] &
        DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R
      }
      ? R
      : never
    : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I
      }
      ? I
      : never
    : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U
      }
      ? U
      : never
    : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema["Enums"]
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
    ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
    : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
    ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
    : never

export const Constants = {
  public: {
    Enums: {},
  },
} as const
