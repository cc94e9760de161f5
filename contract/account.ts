import { z } from 'zod';

const lengthOf = (text: string) => Array.from(text).length;

const Name = z
  .string('Write your name.')
  .trim()
  .refine((name) => lengthOf(name) >= 1, 'Write your name.')
  .refine((name) => lengthOf(name) <= 100, 'A name has at most 100 characters.')
  // Not as a pattern: the documentation would carry it, and not every reader of OpenAPI knows \p.
  .refine((name) => !/[\p{Cc}\p{Cs}]/u.test(name), 'A name is written in letters only.')
  .meta({ minLength: 1, maxLength: 100, example: 'Sita Sharma' });

const Email = z
  .string('Write your e-mail.')
  .trim()
  .max(254, 'An e-mail has at most 254 characters.')
  .regex(z.regexes.html5Email, 'Write an e-mail like name@example.com.')
  .meta({ format: 'email', example: 'sita@example.com' });

const NewPassword = z
  .string('Write a password.')
  .refine((password) => lengthOf(password) >= 8, 'A password has at least 8 characters.')
  .refine((password) => lengthOf(password) <= 128, 'A password has at most 128 characters.')
  .meta({ minLength: 8, maxLength: 128, format: 'password' });

/** `POST /register` */
export const RegisterBody = z
  .strictObject({ name: Name, email: Email, password: NewPassword }, 'Fill in the form.')
  .meta({ id: 'RegisterBody' });
export type RegisterBody = z.infer<typeof RegisterBody>;

/** `POST /login`. Any password may be tried; only that of a new account has rules. */
export const LoginBody = z
  .strictObject(
    {
      email: Email,
      password: z
        .string('Write your password.')
        .min(1, 'Write your password.')
        .max(1000, 'That is too long for a password.'),
    },
    'Fill in the form.',
  )
  .meta({ id: 'LoginBody' });
export type LoginBody = z.infer<typeof LoginBody>;

/** `POST /send-link` */
export const SendLinkBody = z.strictObject({ email: Email }, 'Fill in the form.').meta({ id: 'SendLinkBody' });

/** `POST /reset-password`: the token of the link, and what the password is to be. */
export const ResetPasswordBody = z
  .strictObject(
    { token: z.string('This link is not complete.').max(200, 'This link is not complete.'), password: NewPassword },
    'Fill in the form.',
  )
  .meta({ id: 'ResetPasswordBody' });

/** What somebody may do: study, help at the college that runs the installation, or run it. */
export const Role = z.enum(['student', 'staff', 'admin']);
export type Role = z.infer<typeof Role>;

/** `GET /me`, and the account in the answers to register and login. */
export const User = z.object({ id: z.string(), name: z.string(), email: z.string(), role: Role }).meta({ id: 'User' });
export type User = z.infer<typeof User>;

/** The answer to register. */
export const Registered = z.object({ message: z.string(), user: User }).meta({ id: 'Registered' });

/** The answer to login, kept whole by the client as its profile. */
export const SignedIn = z
  .object({ token: z.string(), user: User, expiresAt: z.iso.datetime() })
  .meta({ id: 'SignedIn' });

/** The answer to logout, send-link and reset-password: a sentence for the student. */
export const Message = z.object({ message: z.string() }).meta({ id: 'Message' });
