import { ForgotPassword } from './forgot-password-screen.tsx';
import { Login } from './login-screen.tsx';
import { Register } from './register-screen.tsx';
import { ResetPassword } from './reset-password-screen.tsx';

/** The account screens in one chunk: they lead to each other, and share most of their code. */
export const accountRoutes = {
  login: { Component: Login },
  register: { Component: Register },
  forgotPassword: { Component: ForgotPassword },
  resetPassword: { Component: ResetPassword },
};
