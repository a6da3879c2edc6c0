"""What one picture sets before its scene is built, and materials and sky look up."""

# Metres by which the noise of concrete is moved: no two pictures share a crack.
noise_shift = (0.0, 0.0, 0.0)

# 0 clear sky, 1 closed cloud.
overcast = 0.0
